import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SpotOrder } from '@/contract/spot';
import { toMultiples } from '@/domain/money/increments';
import type { Database } from '@/exchange/app/ports/database';
import { openPglite } from '@/exchange/db/pgliteDatabase';
import { openPostgres } from '@/exchange/db/postgresDatabase';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { limit, startMoney } from '../support/moneyDesk';
import { openTestDatabases } from '../support/testDatabase';

type Told = Pick<SpotOrder, 'orderId' | 'status' | 'filledQuantity'>;

/** How many answers to wait for before the process is killed. */
const ANSWERS = 400;
const SERVER = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** Lets a process trade until it has been told enough, kills it without a warning, and answers what it was told. */
async function tradeAndKill(env: Record<string, string>): Promise<Told[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/orderFlow.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const told: Told[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    // The last line may have been cut off by the kill.
    if (line.startsWith('{') && line.endsWith('}')) told.push(JSON.parse(line));
    if (told.length === ANSWERS) child.kill('SIGKILL');
  }
  const [, signal] = await exited;
  expect(signal).toBe('SIGKILL');
  return told;
}

interface Stage {
  env: Record<string, string>;
  reopen(): Promise<Database>;
  drop(): Promise<void>;
}

const stages: Record<string, () => Promise<Stage>> = {
  pglite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kill-test-'));
    return {
      env: { FLOW_FOLDER: folder },
      reopen: () => openPglite(folder, { flush: 'off' }),
      drop: async () => rmSync(folder, { recursive: true }),
    };
  },
  postgres: async () => {
    const schema = `kill_${process.pid}`;
    const admin = await openPostgres(SERVER, { poolSize: 1 });
    await admin.query(`create schema ${schema}`);
    const drop = async () => {
      await admin.query(`drop schema ${schema} cascade`);
      await admin.close();
    };
    return { env: { FLOW_URL: SERVER, FLOW_SCHEMA: schema }, reopen: () => openPostgres(SERVER, { schema }), drop };
  },
};

/** Every answer must be true of the database, or have become more so: fills only grow, and what ended stays ended. */
async function expectKept(database: Database, told: readonly Told[]): Promise<void> {
  const rows = await database.query<{ id: bigint; status: string; filled_lots: bigint }>('select id, status, filled_lots from spot_orders');
  const stored = new Map(rows.map((row) => [String(row.id), row]));
  const broken = told.filter(({ orderId, status, filledQuantity }) => {
    const row = stored.get(orderId);
    const filledLots = toMultiples(filledQuantity, '0.00001') ?? Number.NaN;
    return !row || Number(row.filled_lots) < filledLots || (status !== 'OPEN' && row.status !== status);
  });
  expect(broken).toEqual([]);
}

describe.each(openTestDatabases().map(({ name }) => name))('kill -9 while orders flow (%s)', (name) => {
  it('keeps what was acknowledged, and the sums', async () => {
    const stage = await (stages[name] as () => Promise<Stage>)();
    try {
      const told = await tradeAndKill(stage.env);
      expect(told.length).toBeGreaterThanOrEqual(ANSWERS);
      const database = await stage.reopen();
      try {
        await expectKept(database, told);
        await expectLedgerHolds(database);
        const money = await startMoney(database, { lockPatienceMs: 5_000 });
        const [newest] = await database.query<{ id: bigint; user_id: string }>(
          'select id, user_id from spot_orders order by id desc limit 1',
        );
        const actor = { userId: newest?.user_id ?? '', brand: 'kontor', accountType: 2 as const };
        const next = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
        expect(BigInt(next.orderId)).toBeGreaterThan(newest?.id ?? 0n);
        const owners = await database.query<{ user_id: string }>("select distinct user_id from spot_orders where status = 'OPEN'");
        for (const { user_id: userId } of owners) await money.writer.cancelAllSpotOrders({ userId, brand: 'kontor', accountType: 2 });
        expect(await database.query("select id from spot_orders where status = 'OPEN' or reserved <> 0")).toEqual([]);
        await expectLedgerHolds(database);
        await money.writer.stop();
      } finally {
        await database.close();
      }
    } finally {
      await stage.drop();
    }
  });
});
