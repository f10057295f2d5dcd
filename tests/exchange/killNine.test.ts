import { toMultiples } from '@/domain/money/increments';
import type { Database } from '@/exchange/app/ports/database';
import { type Ground, KillRounds, serverGround } from '../support/killRounds';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { heldOrders } from '../support/ledgerRules';
import { startMoney } from '../support/moneyDesk';
import { type ToldOrder, tradeAndKill } from '../support/orderFlowProcess';
import { openTestDatabases, postgresUrl } from '../support/testDatabase';

// Few here; `npm run bench -- kills` does as many as one likes.
const LIVES = 3;
const ORDERS_PER_LIFE = 80;
/** Of callers in the exchange's own process. */
const ANSWERS = 400;

interface Row {
  id: string;
  status: string;
  filled_lots: bigint;
}

/** Fills only grow, and what ended stays ended. */
const isKept = ({ status, filledQuantity }: ToldOrder, row: Row | undefined) =>
  row !== undefined &&
  row.filled_lots >= BigInt(toMultiples(filledQuantity, '0.00001') ?? -1) &&
  (status === 'OPEN' || row.status === status);

describe.each(openTestDatabases().map(({ name }) => name))('killed while orders flow (%s)', (name) => {
  let rounds: KillRounds;
  beforeAll(async () => {
    rounds = await KillRounds.open(name);
  });
  afterAll(() => rounds.clear());

  it('keeps every promise through several lives', async () => {
    let unanswered = 0;
    for (let life = 0; life < LIVES; life += 1) {
      unanswered += await rounds.killAfter(ORDERS_PER_LIFE);
      expect(await rounds.brokenRules()).toEqual([]);
      await rounds.start();
      expect(await rounds.brokenPromises()).toEqual({ lost: [], doubled: [] });
    }
    // The kills did hit orders on their way, and orders did trade.
    expect(unanswered).toBeGreaterThan(0);
    expect(rounds.fills).toBeGreaterThan(50);
    await rounds.cancelEverything();
    expect(await rounds.stop()).toBe(0);
    expect(await rounds.brokenRules()).toEqual([]);
    expect(await rounds.heldOrders()).toEqual([]);
  });
});

// On the embedded database that is what embeddedPowerCut looks at.
const url = postgresUrl();
(url === undefined ? describe.skip : describe)('killed with many callers in each batch (postgres)', () => {
  let ground: Ground;
  let database: Database;
  beforeAll(async () => {
    ground = await serverGround();
    database = await ground.open();
  });
  afterAll(async () => {
    await database?.close();
    await ground?.clear();
  });

  it('keeps what each was told, and cancelling everything leaves nothing held', async () => {
    const told = await tradeAndKill(ANSWERS, { FLOW_URL: ground.env.DATABASE_URL ?? '' });
    expect(told.length).toBeGreaterThanOrEqual(ANSWERS);
    const rows = await database.query<Row>('select id::text, status, filled_lots from spot_orders');
    const kept = new Map(rows.map((row) => [row.id, row]));
    expect(told.filter((order) => !isKept(order, kept.get(order.orderId)))).toEqual([]);
    await expectLedgerHolds(database);
    // One transaction wrote them.
    const [largest] = await database.query<{ orders: number }>(
      'select count(*)::int as orders from spot_orders group by xmin::text order by 1 desc limit 1',
    );
    expect(largest?.orders).toBeGreaterThan(8);
    const money = await startMoney(database, { lockPatienceMs: 5_000 });
    const owners = await database.query<{ userId: string }>(`select distinct user_id as "userId" from spot_orders where status = 'OPEN'`);
    expect(owners).not.toEqual([]);
    for (const { userId } of owners) await money.writer.cancelAllSpotOrders({ userId, brand: 'kontor', accountType: 2 });
    await money.writer.stop();
    expect(await heldOrders(database)).toEqual([]);
    await expectLedgerHolds(database);
  });
});
