import type { Actor } from '@/exchange/app/actor';
import type { Database } from '@/exchange/app/ports/database';
import { keyOf } from '@/exchange/custody/simulated/hashes';
import { profiles } from '@/exchange/custody/simulated/profiles';
import { storedActor } from '../support/depositsRig';
import { type ExchangeProcess, freePort, startExchange, untilReady } from '../support/exchangeProcess';
import { type Ground, serverGround } from '../support/killRounds';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, startMoney, TestClock } from '../support/moneyDesk';
import { postgresUrl } from '../support/testDatabase';

jest.setTimeout(120_000);

const CHAIN = 'xrp';
const WITHDRAWALS = 40;
/** Killed when so many have left their hold. */
const KILLED_AT = [3, 15, 28];
const AMOUNT = 300_000_000n;
const FEE = 20_000_000n;

const outside = (number: number) => profiles.find(({ chainId }) => chainId === CHAIN)?.codec.write(keyOf('killed', CHAIN, number)) ?? '';

// Rows are looked at while the exchange runs: a database that a process has for itself cannot be.
const url = postgresUrl();
(url === undefined ? describe.skip : describe)('an exchange that is killed over withdrawals (postgres)', () => {
  let ground: Ground;
  let database: Database;
  let actor: Actor;
  let exchange: ExchangeProcess | undefined;

  const start = async () => {
    const port = await freePort();
    exchange = startExchange({ ...ground.env, EXCHANGE_PORT: String(port), PRACTICE_RATE: '0', LOG_LEVEL: 'warn' });
    await untilReady(exchange, port);
    return exchange;
  };
  const count = async (where: string) => {
    const [row] = await database.query<{ count: number }>(`select count(*)::int as count from withdrawals where ${where}`);
    return row?.count ?? 0;
  };
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resume) => setTimeout(resume, 2));
  };

  beforeAll(async () => {
    ground = await serverGround();
    database = await ground.open();
    const { writer } = await startMoney(database, { clock: new TestClock(Date.now()), lockPatienceMs: 5_000 });
    actor = await storedActor(database);
    const { userId, brand } = actor;
    const total = AMOUNT * BigInt(WITHDRAWALS);
    const entries = [
      { owner: { type: 'user', userId, wallet: 'MAIN' } as const, asset: 'XRP', amount: total },
      { owner: { type: 'system', name: 'issuance' } as const, asset: 'XRP', amount: -total },
    ];
    await writer.post({ kind: 'test.fund', reference: 'killed', entries });
    for (let number = 0; number < WITHDRAWALS; number += 1) {
      const terms = { userId, brand, clientWithdrawalId: `killed-${number}`, asset: 'XRP', chainId: CHAIN, address: outside(number) };
      await writer.run('askWithdrawal', {
        terms: { ...terms, memo: null, amount: AMOUNT, fee: FEE },
        asked: { label: null, usdCents: 1_00n, score: 0, signs: [], device: '', country: null },
        ...{ holdMs: 0, reason: 'WINDOW', limitUsd: '50000' },
      });
    }
    await writer.stop();
  });
  afterAll(async () => {
    exchange?.child.kill('SIGKILL');
    await exchange?.ended;
    await database?.close();
    await ground?.clear();
  });

  it('sends each of them once, whenever it was killed', async () => {
    const caught: number[] = [];
    for (const left of KILLED_AT) {
      const { child, ended } = await start();
      await until(async () => (await count("status <> 'HELD'")) >= left);
      child.kill('SIGKILL');
      await ended;
      caught.push(await count("status = 'HELD'"));
    }
    // Some of the kills came while others still waited.
    expect(caught.some((held) => held > 0 && held < WITHDRAWALS)).toBe(true);
    const { child, ended } = await start();
    await until(async () => (await count("status = 'DONE'")) === WITHDRAWALS);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);

    const sent = await database.query<{ to: string; sequence: number; amount: string; isIn: boolean }>(
      `select to_address as to, sequence::int as sequence, amount::text as amount, height is not null and not failed as "isIn"
         from sim_transactions where chain_id = $1 and from_index = 0 order by sequence`,
      [CHAIN],
    );
    expect(sent.map(({ to }) => to).sort()).toEqual(Array.from({ length: WITHDRAWALS }, (_, number) => outside(number)).sort());
    expect(sent.map(({ sequence }) => sequence)).toEqual(Array.from({ length: WITHDRAWALS }, (_, number) => number));
    expect(sent.every(({ amount, isIn }) => isIn && BigInt(amount) === AMOUNT - FEE)).toBe(true);
    expect(await balance(database, actor, 'XRP', 'MAIN')).toEqual({ available: 0n, held: 0n });
    await expectLedgerHolds(database);
  });
});
