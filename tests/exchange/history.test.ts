import fc from 'fast-check';
import { ORDER_SIDES, ORDER_STATUS_FILTERS, type OrderSide } from '@/domain/order/enums';
import type { SpotOrderRecord } from '@/exchange/app/money/records/spotOrderRecord';
import type { Position } from '@/exchange/app/pageCursor';
import type { FillRecord, PageFilter } from '@/exchange/app/spot/spotQueries';
import { createSpotRepository } from '@/exchange/db/spot/spotRepository';
import { insertOrders, insertTrades } from '../support/manyOrders';
import { runs } from '../support/propertyRuns';
import { explaining } from '../support/queryPlans';
import { describeOnEachDatabase } from '../support/testDatabase';

const USER = '700001';
const OTHER = '700002';
const START_MS = 1_700_000_000_000;
const COUNT = 6_000;
/** Twice a page, for both sides of each market: what merging may touch. */
const PAGE = 21;
const FEW_ROWS = 1_500;

interface Filter extends PageFilter {
  side?: OrderSide;
  status: (typeof ORDER_STATUS_FILTERS)[number];
}

describeOnEachDatabase('histories', (database) => {
  let orders: SpotOrderRecord[];
  let fills: FillRecord[];
  const repository = () => createSpotRepository(database());
  const everything = { limit: 1_000_000 };

  beforeAll(async () => {
    await insertOrders(database(), { userId: USER, count: COUNT, firstId: 1, startMs: START_MS });
    await insertOrders(database(), { userId: OTHER, count: COUNT, firstId: 100_000, startMs: START_MS, rareEvery: 3 });
    await insertTrades(database(), { userId: USER, count: COUNT, firstId: 1, startMs: START_MS });
    await insertTrades(database(), { userId: OTHER, count: COUNT, firstId: 100_000, startMs: START_MS, rareEvery: 3 });
    // One that is open, and is the newest; and two of one moment, whose order only their ids tell.
    await database().query(`update spot_orders set created_ms = (select created_ms from spot_orders where id = 11) where id = 10`);
    await database().query('delete from spot_closed_orders where order_id = 10');
    await database().query(
      `insert into spot_closed_orders select user_id, symbol, side = 'BUY', status = 'FILLED', created_ms, id from spot_orders where id = 10`,
    );
    orders = await repository().orders(USER, { ...everything, status: 'ALL' });
    fills = await repository().fills(USER, everything);
  });

  it('keeps every closed order, also those that were closed before', async () => {
    expect([orders.length, fills.length]).toEqual([COUNT, COUNT]);
    const [row] = await database().query<{ missing: bigint }>(
      `select count(*) as missing from spot_orders o left join spot_closed_orders c on c.order_id = o.id
        where (o.status <> 'OPEN') is distinct from (c.order_id is not null) or c.is_filled is distinct from (o.status = 'FILLED')
           or c.is_buy is distinct from (o.side = 'BUY') or c.created_ms is distinct from o.created_ms`,
    );
    expect(row?.missing).toBe(0n);
  });

  const isBefore = (row: Position, { before, fromTime = 0, toTime = Number.MAX_SAFE_INTEGER }: PageFilter) =>
    row.atMs >= fromTime &&
    row.atMs < toTime &&
    (before === undefined || row.atMs < before.atMs || (row.atMs === before.atMs && BigInt(row.id) < BigInt(before.id)));
  const isOf = ({ status }: Filter, record: SpotOrderRecord) =>
    status === 'ALL' ||
    (status === 'FINISHED' ? record.status !== 'OPEN' : status === 'CANCELED' ? record.status === 'CANCELED' : record.status === status);

  const position = fc.record({
    atMs: fc.integer({ min: 0, max: COUNT }).map((n) => START_MS + n * 1000),
    id: fc.integer({ min: 0, max: COUNT }).map(String),
  });
  const time = fc.integer({ min: -10, max: COUNT + 10 }).map((n) => START_MS + n * 1000);
  const filter: fc.Arbitrary<Filter> = fc.record(
    {
      symbol: fc.constantFrom('BTC_USDT', 'ETH_USDT', 'SOL_USDT'),
      side: fc.constantFrom(...ORDER_SIDES),
      status: fc.constantFrom(...ORDER_STATUS_FILTERS),
      fromTime: time,
      toTime: time,
      before: position,
      limit: fc.integer({ min: 1, max: 101 }),
    },
    { requiredKeys: ['status', 'limit'] },
  );

  it('answers every combination of filters as going through all of them would', async () => {
    await fc.assert(
      fc.asyncProperty(filter, async (asked) => {
        const { symbol, side, limit } = asked;
        const wanted = orders.filter(
          (record) =>
            (symbol === undefined || record.symbol === symbol) &&
            (side === undefined || record.side === side) &&
            isOf(asked, record) &&
            isBefore({ atMs: record.createdMs, id: record.orderId }, asked),
        );
        expect((await repository().orders(USER, asked)).map(({ orderId }) => orderId)).toEqual(
          wanted.slice(0, limit).map(({ orderId }) => orderId),
        );
        const traded = fills.filter(
          (fill) => (symbol === undefined || fill.symbol === symbol) && isBefore({ atMs: fill.atMs, id: fill.tradeId }, asked),
        );
        expect(await repository().fills(USER, asked)).toEqual(traded.slice(0, limit));
      }),
      runs(60),
    );
  });

  it('answers the trades of one order, and of nobody else', async () => {
    const [own] = await repository().fills(USER, { orderId: '1000', limit: 5 });
    expect(own).toMatchObject({ orderId: '1000', tradeId: '1000' });
    expect(await repository().fills(USER, { orderId: '100001', limit: 5 })).toEqual([]);
  });

  describe.each(['as they grew', 'after an analyze'])('plans, with statistics %s', (when) => {
    beforeAll(async () => {
      if (when === 'after an analyze')
        for (const table of ['spot_orders', 'spot_closed_orders', 'spot_trades']) await database().query(`analyze ${table}`);
    });

    const middle = START_MS + (COUNT / 2) * 1000;
    const rare: Record<string, Partial<Filter>> = {
      nothing: {},
      'a market hardly traded in': { symbol: 'ETH_USDT' },
      'a market never traded in': { symbol: 'SOL_USDT' },
      'a side hardly taken': { side: 'SELL' },
      'what was filled': { status: 'FILLED' },
      'what was cancelled': { status: 'CANCELED' },
      'everything, open or not': { status: 'ALL' },
      'what is open': { status: 'OPEN' },
      'a time long ago': { toTime: START_MS + 5_000 },
      'a short time': { fromTime: middle, toTime: middle + 60_000 },
      'a page in the middle': { before: { atMs: middle, id: '3000' } },
      'all of them': { symbol: 'ETH_USDT', side: 'SELL', status: 'FILLED', fromTime: START_MS, toTime: middle },
    };

    it.each(Object.entries(rare))('read little for %s', async (_name, asked) => {
      const { sql, figures } = explaining(database());
      const watched = createSpotRepository(sql);
      await watched.orders(USER, { status: 'FINISHED', limit: PAGE, ...asked });
      await watched.fills(USER, { limit: PAGE, ...asked });
      await watched.fills(USER, { limit: PAGE, orderId: '1000', ...asked });
      // The list of open orders is short by its rule; orders, fills, fills of an order.
      const scanned = figures.map((one) => one.scanned.filter((table) => table.startsWith('spot_') && table !== 'spot_open_orders'));
      expect(scanned).toEqual([[], [], []]);
      const tooMany = figures.map(({ rows, removed }) => [rows, removed].filter((count) => count > FEW_ROWS));
      expect(tooMany).toEqual([[], [], []]);
    });
  });
});
