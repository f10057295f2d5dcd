import { referenceAtTicks } from '@/domain/market/referencePrice';
import type { Batch } from '@/exchange/app/money/batch/batch';
import type { Desk } from '@/exchange/app/money/desk/desk';
import { heldFor, hold } from '@/exchange/app/money/desk/holds';
import { defineMarket } from '@/exchange/app/money/records/market';
import type { OrderTerms } from '@/exchange/app/money/records/spotOrderRecord';
import { cancelAllOrders, cancelOrder, isMeant } from '@/exchange/app/money/spot/cancelOrders';
import { CLOSE_STEP, closeMarketOrders } from '@/exchange/app/money/spot/closeMarket';
import { MAX_OPEN_ORDERS, placeOrder } from '@/exchange/app/money/spot/placeOrder';
import { AT_MS, bareDesk, funded, listed, newBatch } from '../support/bareDesk';
import { orderRecord } from '../support/orderRecord';

// Ticks of 0.01, lots of 0.001: 10 lots at 1000 ticks are worth 0.1. The reference is 1000 ticks, the band 900 to 1100.
const MONEY = 10n ** 20n;
const [LOT, TICK_LOT] = [100_000n, 1000n];

let desk: Desk;
let batch: Batch;
let serial = 0;
beforeEach(() => {
  desk = bareDesk('7', '8');
  batch = newBatch();
  for (const userId of ['7', '8']) for (const asset of ['ONE', 'TWO']) funded(desk, userId, asset, MONEY);
});
const market = () => desk.marketDesk('ONE_TWO');
const terms = (over: Partial<OrderTerms> = {}): OrderTerms => {
  const { symbol, side, type, timeInForce, isPostOnly, selfTradePrevention, priceTicks, quoteSize } = orderRecord();
  return { symbol, side, type, timeInForce, isPostOnly, selfTradePrevention, priceTicks, lots: 1000, quoteSize, ...over };
};
const AT_MARKET: Partial<OrderTerms> = { type: 'MARKET', timeInForce: 'IOC', priceTicks: null };
const place = (over: Partial<OrderTerms> = {}, userId = '7', accountType: 0 | 2 = 0) => {
  serial += 1;
  return placeOrder(desk, batch, { userId, brand: 'kontor', accountType }, `name-${serial}`, terms(over));
};
const account = (userId: string, asset: string) =>
  funded(desk, userId, asset, desk.account({ ownerType: 'user', ownerId: userId, wallet: 'TRADE', asset }).available);

describe('what a market lets in', () => {
  it('rests orders alone while it is post-only, and says so to the others', () => {
    place({ side: 'SELL', priceTicks: 1005 }, '8');
    market().state = 'POST_ONLY';
    expect(place({ priceTicks: 1004 }).status).toBe('OPEN');
    expect(() => place({ priceTicks: 1005 })).toThrow('order.market_post_only');
    expect(() => place({ priceTicks: 1005, isPostOnly: true })).toThrow('order.post_only_would_take||10.05');
    for (const over of [AT_MARKET, { timeInForce: 'IOC' as const }, { timeInForce: 'FOK' as const }])
      expect(() => place(over)).toThrow('order.market_post_only');
  });

  it('is paused where orders may be cancelled, and halted where not even that', () => {
    const { orderId } = place();
    const target = { symbol: 'ONE_TWO', orderId };
    market().state = 'HALTED';
    expect(() => place()).toThrow('order.market_halted');
    expect(() => cancelOrder(desk, batch, '7', target)).toThrow('order.market_halted');
    expect(() => cancelAllOrders(desk, batch, '7', 'ONE_TWO')).toThrow('order.market_halted');
    expect(cancelAllOrders(desk, batch, '7')).toEqual([]);
    market().state = 'CANCEL_ONLY';
    expect(() => place()).toThrow('order.market_paused');
    expect(cancelOrder(desk, batch, '7', target)?.orderId).toBe(orderId);
  });

  it('takes a price at the end of the band and none beyond it', () => {
    expect([place({ priceTicks: 1100 }).status, place({ side: 'SELL', priceTicks: 1101 }, '8').status]).toEqual(['OPEN', 'OPEN']);
    expect(() => place({ priceTicks: 1101 })).toThrow('order.price_above_band||11||TWO');
    desk = bareDesk('7');
    funded(desk, '7', 'ONE', MONEY);
    expect(place({ side: 'SELL', priceTicks: 900 }).status).toBe('OPEN');
    expect(() => place({ side: 'SELL', priceTicks: 899 })).toThrow('order.price_below_band||9||TWO');
  });

  it('keeps the sum of a level a number that counts exactly', () => {
    market().market = defineMarket({ ...listed, maxQuantity: '9007199254740.991' });
    market().reference = referenceAtTicks(1, AT_MS);
    const [most, more] = [Number.MAX_SAFE_INTEGER, 1_000_000];
    place({ priceTicks: 1, lots: most - more });
    place({ priceTicks: 1, lots: more });
    expect(() => place({ priceTicks: 1, lots: more })).toThrow('order.size_too_large||9007199254740.991||ONE');
    expect(place({ ...AT_MARKET, side: 'SELL', lots: more }, '8').status).toBe('FILLED');
  });

  it('counts orders that may rest, and no others', () => {
    place({ side: 'SELL', priceTicks: 1005 }, '8');
    desk.trader('7').openCounts.set('ONE_TWO', MAX_OPEN_ORDERS[0]);
    expect(() => place()).toThrow(`order.too_many_open||${MAX_OPEN_ORDERS[0]}`);
    expect(place({ timeInForce: 'IOC' }).status).toBe('EXPIRED');
    expect(place({ ...AT_MARKET, lots: 500 }).status).toBe('FILLED');
    expect(place({}, '7', 2).status).toBe('OPEN');
    desk.trader('7').openCounts.set('ONE_TWO', MAX_OPEN_ORDERS[0] - 1);
    expect(place().status).toBe('OPEN');
  });

  it('refuses a budget that buys less than a lot', () => {
    market().market = defineMarket({ ...listed, minNotional: '0.00001' });
    place({ side: 'SELL' }, '8');
    const oneLot = 1000n * TICK_LOT;
    expect(() => place({ ...AT_MARKET, lots: null, quoteSize: oneLot - TICK_LOT })).toThrow('order.size_too_small||0.001||ONE');
    expect(place({ ...AT_MARKET, lots: null, quoteSize: oneLot }).filledLots).toBe(1);
  });
});

describe('a book that is not to be trusted', () => {
  it('is one that an order was interrupted in, and none that refused an order', () => {
    place();
    expect(market().isMatching).toBe(false);
    expect(() => place({ ...AT_MARKET, side: 'BUY' })).toThrow('order.no_liquidity');
    expect(market().isMatching).toBe(false);
  });

  it('is one that broke while it matched', () => {
    market().book.place = () => {
      throw new Error('broken');
    };
    expect(() => place()).toThrow('broken');
    expect(market().isMatching).toBe(true);
  });

  it('is one whose trades could not be settled', () => {
    const maker = place({ side: 'SELL' }, '8');
    desk.openOrders.delete(maker.orderId);
    expect(() => place()).toThrow(`maker ${maker.orderId} of ONE_TWO is not known`);
    expect(market().isMatching).toBe(true);
  });
});

describe('a trade', () => {
  it('is one posting under its own id, and the last price, until it is taken back', () => {
    place({ side: 'SELL', priceTicks: 990 }, '8');
    place({ priceTicks: 1000 });
    const [trade] = batch.trades;
    expect(batch.postings).toMatchObject([{ kind: 'spot.trade', reference: trade?.tradeId, isInternal: false }]);
    expect(market().lastPriceTicks).toBe(990);
    batch.runUndos();
    expect(market().lastPriceTicks).toBe(1000);
  });

  it.each([
    [0, 0, false],
    [2, 0, false],
    [0, 2, false],
    [2, 2, true],
  ] as const)('is between internal accounts when both are (%i, %i)', (seller, buyer, isInternal) => {
    place({ side: 'SELL' }, '8', seller);
    place({}, '7', buyer);
    expect(batch.postings).toMatchObject([{ isInternal }]);
  });

  it('takes fees of what is received, rounded up, and gives a better price back at once', () => {
    desk.fees.setTier(0, { makerPpm: 801, takerPpm: 1001 });
    place({ side: 'SELL', priceTicks: 990, lots: 103 }, '8');
    const order = place({ priceTicks: 1000, lots: 1001 });
    const [paid, got] = [990n * 103n * TICK_LOT, 103n * LOT];
    // 10,310.3 of what was bought, and 81,677.97 of what was paid for it.
    const [takerFee, makerFee] = [10_311n, 81_678n];
    expect(order).toMatchObject({ filledLots: 103, filledQuote: paid, feePaid: takerFee, reserved: 1000n * 898n * TICK_LOT });
    expect(account('7', 'ONE').available).toBe(MONEY + got - takerFee);
    expect(account('7', 'TWO')).toMatchObject({ available: MONEY - paid - order.reserved, held: order.reserved });
    expect(account('8', 'TWO').available).toBe(MONEY + paid - makerFee);
    expect(account('8', 'ONE')).toMatchObject({ available: MONEY - got, held: 0n });
  });
});

describe('an order to be cancelled', () => {
  it('is meant by its market and every name that is given, and by no market alone', () => {
    const record = orderRecord();
    const symbol = 'ONE_TWO';
    for (const target of [{ orderId: '1' }, { clientOrderId: 'a' }, { orderId: '1', clientOrderId: 'a' }])
      expect(isMeant(record, { symbol, ...target })).toBe(true);
    for (const target of [
      {},
      { orderId: '2' },
      { clientOrderId: 'b' },
      { orderId: '2', clientOrderId: 'a' },
      { orderId: '1', clientOrderId: 'b' },
    ])
      expect(isMeant(record, { symbol, ...target })).toBe(false);
    expect(isMeant(record, { symbol: 'A_B', orderId: '1' })).toBe(false);
    place();
    expect(cancelOrder(desk, batch, '7', { symbol })).toBeUndefined();
  });

  it('comes after the older ones when all are', () => {
    for (let count = 0; count < 11; count += 1) place();
    const { openOrders } = desk.trader('7');
    const [first] = openOrders.values();
    if (!first) throw new Error('no order');
    // As after a restart, which reads them by their holds.
    openOrders.delete(first.orderId);
    openOrders.set(first.orderId, first);
    const ids = cancelAllOrders(desk, batch, '7').map(({ orderId }) => Number(orderId));
    expect(ids).toEqual([...ids].sort((left, right) => left - right));
    expect([ids.length, openOrders.size, account('7', 'TWO').held]).toEqual([11, 0, 0n]);
  });

  it('stays when it is of another market than the one that is meant', () => {
    place();
    const other = orderRecord({ orderId: '99', symbol: 'A_B' });
    desk.trader('7').openOrders.set('99', other);
    expect(cancelAllOrders(desk, batch, '7', 'ONE_TWO')).toHaveLength(1);
    expect([...desk.trader('7').openOrders.keys()]).toEqual(['99']);
  });

  it('is a fault when the book does not have it', () => {
    const { orderId } = place();
    market().book.cancel(orderId, []);
    expect(() => cancelOrder(desk, batch, '7', { symbol: 'ONE_TWO', orderId })).toThrow(`order ${orderId} is open but not in the book`);
  });
});

describe('a market that is closed', () => {
  it('ends its orders and no others, and gives back what they hold', () => {
    const order = place();
    desk.openOrders.set('99', orderRecord({ orderId: '99', symbol: 'A_B' }));
    batch = newBatch();
    expect(closeMarketOrders(desk, batch, market())).toEqual({ orderIds: [order.orderId], left: 0, stuckOrderIds: [] });
    expect(order).toMatchObject({ status: 'EXPIRED', closeReason: 'MARKET_CLOSED', reserved: 0n });
    expect(account('7', 'TWO')).toMatchObject({ available: MONEY, held: 0n });
    expect([...desk.openOrders.keys()]).toEqual(['99']);
    expect([...(batch.markets.get('ONE_TWO')?.levels.values() ?? [])]).toEqual([{ side: 'BUY', priceTicks: 1000, lots: 0 }]);
    expect(market().book.orderCount).toBe(0);
    expect([...batch.changed.keys()]).toEqual([order]);
  });

  it('gives back what is held, also where the order says something else', () => {
    const order = place();
    const ref = { purpose: 'order' as const, reference: order.orderId };
    hold(batch, account('7', 'TWO'), ref, 5n);
    closeMarketOrders(desk, batch, market());
    expect([heldFor(account('7', 'TWO'), ref), account('7', 'TWO').available]).toEqual([0n, MONEY]);
  });

  it('does so step by step', () => {
    for (let count = 0; count < CLOSE_STEP + 3; count += 1) place({}, '7', 2);
    const first = closeMarketOrders(desk, batch, market());
    expect([first.orderIds.length, first.left]).toEqual([CLOSE_STEP, 3]);
    expect(closeMarketOrders(desk, batch, market())).toMatchObject({ left: 0 });
    expect(desk.openOrders.size).toBe(0);
  });
});
