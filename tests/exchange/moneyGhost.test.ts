import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@/exchange/app/ports/database';
import { openPostgres } from '@/exchange/db/postgres/postgresDatabase';
import { type BrittleLine, openBrittleLine } from '../support/brittleLine';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { silentLog } from '../support/silentLog';
import { openTestDatabases, SERVER } from '../support/testDatabase';

// The line to the database breaks while a batch waits there for a lock: the server writes the batch later, and the writer must not go
// on from what was there before.
const describeOnServer = openTestDatabases().some(({ name }) => name === 'postgres') ? describe : describe.skip;

describeOnServer('a batch that is written after its writer lost the line', () => {
  let direct: Database;
  let line: BrittleLine;
  let brittle: Database;
  let money: Money;
  const actor = newActor();
  beforeAll(async () => {
    const target = openTestDatabases().find(({ name }) => name === 'postgres');
    if (!target) throw new Error('there is no server');
    direct = await target.open();
    const [row] = await direct.query<{ schema: string }>('select current_schema() as schema');
    const url = new URL(SERVER);
    line = await openBrittleLine(url.hostname, Number(url.port || 5432));
    url.hostname = '127.0.0.1';
    url.port = String(line.port);
    brittle = await openPostgres(url.href, { schema: row?.schema });
    money = await startMoney(brittle, { lockPatienceMs: 30_000 });
    await fund(money, actor, 'USDT', '1000');
  });
  afterAll(async () => {
    await money.writer.stop();
    await brittle.close();
    await line.close();
    await direct.close();
  });
  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    for (const end = Date.now() + 60_000; !(await isTrue()); await sleep(10)) if (Date.now() > end) throw new Error('it never came true');
  };
  /** Which connection holds the row. */
  let holder: number | undefined;
  /** Where the batch that waits comes from. */
  let batchPort: number | undefined;
  const isWaiting = async () => {
    // Others test on the same server: only what waits for this lock counts.
    const [row] = await direct.query<{ port: number }>(
      "select client_port as port from pg_stat_activity where query like '%apply_money_batch%' and $1::int = any(pg_blocking_pids(pid))",
      [holder ?? null],
    );
    batchPort = row?.port;
    return row !== undefined;
  };

  // With every line the locks are lost as well, and taken anew; with the batch's own alone, nothing but its failure says that something
  // may still be on its way.
  it.each(['every line', "the batch's line alone"])('is in memory as in the database, once, and can be cancelled: %s', async (broken) => {
    const order = limit('BUY', '90000', '0.001');
    let release = () => {};
    const held = direct.transaction(async (tx) => {
      const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid from accounts where owner_id = $1 for update', [
        actor.userId,
      ]);
      holder = row?.pid;
      await new Promise<void>((resume) => {
        release = resume;
        // Placed once the row is locked.
        void money.writer.placeSpotOrder(actor, order).catch((error: Error) => heard.push(error.message));
      });
    });
    const heard: string[] = [];
    try {
      await until(isWaiting);
      line.cut(broken === 'every line' ? undefined : batchPort);
      await until(() => heard.length > 0);
      expect(heard).toEqual(['system.outcome_unknown']);
      // The writer is trying to come back; it must not before the batch has ended.
      await sleep(300);
      expect(money.writer.isUp()).toBe(false);
    } finally {
      release();
    }
    await held;
    await until(() => money.writer.isUp());

    const stored = await direct.query<{ id: bigint; status: string }>('select id, status from spot_orders where client_order_id = $1', [
      order.clientOrderId,
    ]);
    expect(stored).toMatchObject([{ status: 'OPEN' }]);
    expect(money.writer.bookLevels('BTC_USDT', 5).bids).toEqual([{ priceTicks: 900_000, lots: 100 }]);
    const again = await money.writer.placeSpotOrder(actor, order);
    expect(again.orderId).toBe(String(stored[0]?.id));
    expect(await money.writer.cancelAllSpotOrders(actor)).toEqual([again.orderId]);
    expect(await balance(direct, actor, 'USDT')).toEqual({ available: 1000_00000000n, held: 0n });
    await expectLedgerHolds(direct);
  });

  it('is defeated when it comes after the writer came back', async () => {
    const [fence] = await direct.query<{ epoch: bigint }>('select epoch from money_fence');
    line.cut();
    await until(
      async () => ((await direct.query<{ epoch: bigint }>('select epoch from money_fence'))[0]?.epoch ?? 0n) > (fence?.epoch ?? 0n),
    );
    await until(() => money.writer.isUp());
    const stale = "select apply_money_batch($1::bigint, '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '[]')";
    await expect(direct.query(stale, [String(fence?.epoch)])).rejects.toMatchObject({ code: 'KM001' });
    expect((await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).status).toBe('OPEN');
    await money.writer.cancelAllSpotOrders(actor);
  });

  it('ends its writer when another one has taken the markets meanwhile', async () => {
    const rival = { take: true };
    const jealous: Database = {
      ...brittle,
      tryLock: async (name, onLost) => (rival.take ? brittle.tryLock(name, onLost) : undefined),
    };
    const seen: object[] = [];
    await money.writer.stop();
    money = await startMoney(jealous, { lockPatienceMs: 30_000, log: { ...silentLog, error: (fields) => seen.push(fields) } });
    rival.take = false;
    line.cut();
    // As long as nobody has raised the fence, the locks may be this process's own, in a session that the server still believes in.
    await until(() => seen.some((fields) => 'isFenced' in fields && !fields.isFenced));
    await direct.query("select take_money_fence('rival', true)");
    await until(() => seen.some((fields) => 'isFenced' in fields && fields.isFenced));
    rival.take = true;
    expect(money.writer.isUp()).toBe(false);
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({ msg: 'system.unavailable' });
  });
});
