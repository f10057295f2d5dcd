import { batchRowsOf } from '@/exchange/app/money/desk/batchRows';
import { ClientNames } from '@/exchange/app/money/desk/clientNames';
import type { Desk } from '@/exchange/app/money/desk/desk';
import { IdRange } from '@/exchange/app/money/desk/idRange';
import { CommittedBook } from '@/exchange/app/money/desk/market/committedBook';
import { MarketView } from '@/exchange/app/money/desk/market/marketView';
import { restingOrder, undoBatch } from '@/exchange/app/money/desk/undoBatch';
import type { OrderTerms } from '@/exchange/app/money/records/spotOrderRecord';
import { cancelAllOrders } from '@/exchange/app/money/spot/cancelOrders';
import { placeOrder } from '@/exchange/app/money/spot/placeOrder';
import { AT_MS, bareDesk, funded, newBatch } from '../support/bareDesk';
import { orderRecord } from '../support/orderRecord';

describe('a range of ids', () => {
  it('gives each of its ids once and none beyond its end', () => {
    const range = new IdRange(5, 7);
    expect([range.peek(), range.take(), range.remaining, range.take(), range.remaining]).toEqual(['5', '5', 1, '6', 0]);
    expect(() => range.take()).toThrow('the range of ids is used up');
    range.refill(20, 3);
    expect([range.take(), range.remaining, range.unused()]).toEqual(['20', 2, { next: 21, end: 23 }]);
  });
});

describe('the names of one user', () => {
  const known = [{ clientOrderId: 'a', orderId: '1' }];

  it('are seen, new, or not known here', () => {
    expect(new ClientNames(known, true).find('a')).toEqual({ type: 'seen', orderId: '1' });
    expect(new ClientNames(known, true).find('b')).toEqual({ type: 'fresh' });
    expect(new ClientNames(known, false).find('b')).toEqual({ type: 'unsure' });
  });

  it('are remembered up to a number, the oldest going first', () => {
    const names = new ClientNames(known, true, 2);
    names.add('b', '2');
    expect([names.find('a').type, names.find('c').type]).toEqual(['seen', 'fresh']);
    names.add('c', '3');
    expect([names.find('a').type, names.find('b').type, names.find('c').type]).toEqual(['unsure', 'seen', 'seen']);
  });

  it('are free again when the order was not made', () => {
    const names = new ClientNames(known, true);
    names.forget('a');
    expect(names.find('a')).toEqual({ type: 'fresh' });
  });
});

describe('the book as it is committed', () => {
  const level = (priceTicks: number, lots: number) => ({ priceTicks, lots });

  it('shows the best levels of both sides and follows every change', () => {
    const book = new CommittedBook('ONE_TWO');
    expect(book.levels(5)).toEqual({ symbol: 'ONE_TWO', seq: 0, referenceTicks: 1, bids: [], asks: [] });
    book.reset({ seq: 3, referenceTicks: 1000, bids: [level(998, 1), level(999, 2)], asks: [level(1002, 3), level(1001, 4)] });
    expect(book.levels(1)).toEqual({ symbol: 'ONE_TWO', seq: 3, referenceTicks: 1000, bids: [level(999, 2)], asks: [level(1001, 4)] });
    const levels = [
      { side: 'BUY' as const, ...level(999, 0) },
      { side: 'SELL' as const, ...level(1001, 9) },
      { side: 'BUY' as const, ...level(990, 7) },
    ];
    book.apply({ seq: 4, referenceTicks: 1001, levels });
    expect(book.levels(5)).toMatchObject({
      seq: 4,
      referenceTicks: 1001,
      bids: [level(998, 1), level(990, 7)],
      asks: [level(1001, 9), level(1002, 3)],
    });
  });
});

describe('the markets as they are now', () => {
  it('are a map of their symbols', () => {
    const { markets } = bareDesk();
    const view = new MarketView(markets);
    const listed = markets.get('ONE_TWO')?.market;
    expect([view.size, view.get('ONE_TWO'), view.get('A_B'), view.has('ONE_TWO'), view.has('A_B')]).toEqual([
      1,
      listed,
      undefined,
      true,
      false,
    ]);
    expect([[...view.keys()], [...view.values()], [...view], [...view.entries()]]).toEqual([
      ['ONE_TWO'],
      [listed],
      [['ONE_TWO', listed]],
      [['ONE_TWO', listed]],
    ]);
    const seen: unknown[] = [];
    view.forEach((market, symbol) => {
      seen.push([symbol, market]);
    });
    expect(seen).toEqual([['ONE_TWO', listed]]);
  });
});

describe('a batch that is taken back', () => {
  const MONEY = 10n ** 15n;
  let desk: Desk;
  let serial = 0;
  beforeEach(() => {
    desk = bareDesk('7', '8');
    for (const userId of ['7', '8']) for (const asset of ['ONE', 'TWO']) funded(desk, userId, asset, MONEY);
  });
  const place = (batch = newBatch(), userId = '7', over: Partial<OrderTerms> = {}) => {
    serial += 1;
    const { symbol, side, type, timeInForce, isPostOnly, selfTradePrevention, priceTicks, quoteSize } = orderRecord();
    const terms = { symbol, side, type, timeInForce, isPostOnly, selfTradePrevention, priceTicks, lots: 1000, quoteSize, ...over };
    return placeOrder(desk, batch, { userId, brand: 'kontor', accountType: 0 }, `name-${serial}`, terms);
  };
  /** Everything a command may have changed. */
  const stateOf = () => ({
    accounts: [...desk.allAccounts()]
      .filter(({ available, held }) => available !== 0n || held !== 0n)
      .map(({ ownerId, asset, available, held, holds }) => [
        ...[ownerId, asset, available, held],
        [...(holds?.values() ?? [])].map(({ reference, amount }) => [reference, amount]).sort(),
      ]),
    orders: [...desk.openOrders.values()].map((order) => ({ ...order })),
    counts: [...desk.traders.values()].map(({ openCounts }) => openCounts.get('ONE_TWO') ?? 0),
    book: desk.marketDesk('ONE_TWO').book.hash(),
    last: desk.marketDesk('ONE_TWO').lastPriceTicks,
  });

  it('leaves money, holds, orders, prices and the book as they were', () => {
    place();
    place(newBatch(), '7', { priceTicks: 999 });
    const before = stateOf();
    const batch = newBatch();
    place(batch, '8', { side: 'SELL', lots: 400, priceTicks: 1000 });
    place(batch, '8', { side: 'SELL', lots: 700, priceTicks: 999 });
    place(batch, '8', { side: 'SELL', priceTicks: 1010 });
    cancelAllOrders(desk, batch, '7');
    expect(stateOf()).not.toEqual(before);
    undoBatch(desk, batch);
    const after = stateOf();
    expect({ ...after, orders: new Set(after.orders.map(({ updatedMs: _, ...order }) => JSON.stringify(order, text))) }).toEqual({
      ...before,
      orders: new Set(before.orders.map(({ updatedMs: _, ...order }) => JSON.stringify(order, text))),
    });
    expect(desk.account({ ownerType: 'system', ownerId: 'fees', wallet: 'SYSTEM', asset: 'ONE' })).toMatchObject({
      available: 0n,
      isStored: false,
    });
  });

  it('frees the names of its orders, and nobody else’s', () => {
    desk.trader('7').names = new ClientNames([{ clientOrderId: 'mine', orderId: '9' }], true);
    const batch = newBatch();
    const { clientOrderId } = place(batch);
    expect(desk.trader('7').names?.find(clientOrderId).type).toBe('seen');
    undoBatch(desk, batch);
    expect([desk.trader('7').names?.find(clientOrderId).type, desk.trader('7').names?.find('mine').type]).toEqual(['fresh', 'seen']);
  });

  it('mends a book that it was interrupted in, the oldest orders first', () => {
    const [first, second] = [place(), place()];
    const marketDesk = desk.marketDesk('ONE_TWO');
    const { book } = marketDesk;
    const hash = book.hash();
    desk.openOrders.delete(first.orderId);
    desk.openOrders.set(first.orderId, first);
    desk.openOrders.set('99', orderRecord({ orderId: '99', symbol: 'A_B' }));
    marketDesk.isMatching = true;
    undoBatch(desk, newBatch());
    expect([marketDesk.isMatching, marketDesk.book === book, marketDesk.book.hash()]).toEqual([false, false, hash]);
    expect([...marketDesk.book.openOrders()].map(({ orderId }) => orderId)).toEqual([first.orderId, second.orderId]);
    undoBatch(desk, newBatch());
    expect(marketDesk.book.hash()).toBe(hash);
  });

  it('knows only orders that can rest', () => {
    expect(restingOrder(orderRecord({ filledLots: 4 }))).toEqual({ orderId: '1', ownerId: '7', side: 'BUY', priceTicks: 1000, lots: 6 });
    for (const over of [{ priceTicks: null }, { lots: null }])
      expect(() => restingOrder(orderRecord(over))).toThrow('market order 1 is open');
  });

  it('would have been written as what has changed by its end', () => {
    const batch = newBatch();
    const maker = place(newBatch(), '8', { side: 'SELL', lots: 1500 });
    const taker = place(batch);
    const rows = batchRowsOf(batch, desk);
    expect(rows.orders).toMatchObject([{ id: taker.orderId, status: 'FILLED', filled_lots: 1000, reserved: 0n, created_ms: AT_MS }]);
    expect(rows.changes).toMatchObject([{ id: maker.orderId, status: 'OPEN', filled_lots: 1000, reserved: 50_000_000n }]);
    // What the taker held was never there outside of this batch.
    expect(rows.holds).toMatchObject([{ owner_id: '8', reference: maker.orderId, before: 150_000_000n, after: 50_000_000n }]);
    expect(rows.trades).toMatchObject([
      { buyer_id: '7', seller_id: '8', buy_order_id: taker.orderId, sell_order_id: maker.orderId, taker_side: 'BUY', is_internal: false },
    ]);
    expect(rows.markets).toMatchObject([{ symbol: 'ONE_TWO', last_price_ticks: 1000 }]);
    expect(rows.postings).toMatchObject([{ kind: 'spot.trade', is_internal: false, at_ms: AT_MS }]);
    const sums = new Map<unknown, bigint>();
    for (const { account_id, amount } of rows.entries) sums.set(account_id, (sums.get(account_id) ?? 0n) + BigInt(amount ?? 0));
    const moved = rows.moves.map(({ account_id, available, held }) => [account_id, BigInt(available ?? 0) + BigInt(held ?? 0)] as const);
    expect(new Map(moved)).toEqual(sums);
  });

  it('writes no account whose moves cancelled out', () => {
    const batch = newBatch();
    place(batch);
    cancelAllOrders(desk, batch, '7');
    const { moves, holds, orders } = batchRowsOf(batch, desk);
    expect([moves, holds, orders.length]).toEqual([[], [], 1]);
  });
});

/** JSON knows no bigint. */
const text = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value);
