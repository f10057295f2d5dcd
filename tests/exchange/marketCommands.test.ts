import { closeOrders } from '@/exchange/app/money/commands/closeOrders';
import { resolveMarket } from '@/exchange/app/money/commands/resolveMarket';
import { setMarket } from '@/exchange/app/money/commands/setMarket';
import { setMoneyHalt } from '@/exchange/app/money/commands/setMoneyHalt';
import { AT_MS } from '../support/bareDesk';
import { audit, audited, market, place, rowsOf, run, theBatch, theDesk, withCommandDesk } from '../support/commandDesk';
import { orderRecord } from '../support/orderRecord';

withCommandDesk();

describe('money that stands still', () => {
  it('is told of every market, and moves again when it is taken back', () => {
    expect(run(setMoneyHalt, { reason: 'OPERATOR', audit })).toEqual({ reason: 'OPERATOR' });
    expect(rowsOf('money_halt')).toEqual([['update', { id: 1, reason: 'OPERATOR', at_ms: AT_MS }]]);
    expect(theBatch().notices).toMatchObject([
      {
        topic: 'instruments',
        payload: { symbol: 'ONE_TWO', seq: 0, rules: { state: 'HALTED', stateReason: 'OPERATOR', stateUntil: null } },
      },
    ]);
    theBatch().runUndos();
    expect(theDesk().moneyHalt).toBeNull();
  });

  it('moves again only where the halt is the one that is lifted', () => {
    const later = { reason: 'RECONCILIATION' as const, atMs: 2 };
    theDesk().moneyHalt = later;
    expect(() => run(setMoneyHalt, { reason: null, lifts: 1, audit })).toThrow('halted anew');
    expect([theDesk().moneyHalt, theBatch().notices, audited()]).toEqual([later, [], []]);
    expect(run(setMoneyHalt, { reason: null, lifts: 2, audit })).toEqual({ reason: null });
    expect(theDesk().moneyHalt).toBeNull();
    expect(() => run(setMoneyHalt, { reason: null, lifts: 2, audit })).toThrow('moves already');
    theBatch().runUndos();
    expect(theDesk().moneyHalt).toBe(later);
  });
});

describe('a market that is changed', () => {
  const change = (what: Parameters<typeof setMarket.apply>[1]['change'], onlyUntil?: number) =>
    run(setMarket, { symbol: 'ONE_TWO', change: what, reason: 'OPERATOR', audit, onlyUntil });

  it('has its new rules and state from the next sequence on, until they are taken back', () => {
    const before = market().market;
    expect(change({ priceIncrement: '0.05', state: 'POST_ONLY', stateUntil: 9 })).toMatchObject({
      symbol: 'ONE_TWO',
      seq: 1,
      canceledOrders: 0,
    });
    expect(market()).toMatchObject({ state: 'POST_ONLY', stateReason: 'OPERATOR', stateUntil: 9, market: { ticksPerIncrement: 5 } });
    expect(rowsOf('markets')).toMatchObject([['update', { symbol: 'ONE_TWO', price_increment: '0.05', min_quantity: '0.001' }]]);
    expect(theBatch().markets.get('ONE_TWO')?.isMarked).toBe(true);
    expect(audited()).toMatchObject([
      { seq: 1, before: { priceIncrement: '0.01', state: 'LIVE' }, after: { priceIncrement: '0.05', state: 'POST_ONLY' } },
    ]);
    theBatch().runUndos();
    expect(market()).toMatchObject({ state: 'LIVE', stateReason: null, stateUntil: null });
    expect(market().market).toBe(before);
  });

  it('writes no rules when none change', () => {
    change({ state: 'CANCEL_ONLY' });
    expect([rowsOf('markets'), rowsOf('market_state').length]).toEqual([[], 1]);
    expect(market().stateUntil).toBeNull();
  });

  it('is left alone when its state ends at another time than was expected', () => {
    market().stateUntil = 5;
    expect(change({ state: 'LIVE' }, 6)).toBeUndefined();
    expect([market().state, theBatch().isEmpty]).toEqual(['LIVE', true]);
    market().state = 'HALTED';
    expect(change({ state: 'LIVE' }, 5)).toMatchObject({ rules: { state: 'LIVE', stateReason: null } });
  });

  it('does not end by itself in what is to last', () => {
    for (const state of ['LIVE', 'DELISTED'] as const)
      expect(() => change({ state, stateUntil: 9 })).toThrow(`request.invalid||until||${state} does not end by itself`);
  });

  it('is not changed once it is delisted, nor opened before it is resolved', () => {
    market().stateReason = 'REBUILD';
    expect(() => change({ state: 'LIVE' })).toThrow('its book could not be rebuilt: resolve it first');
    expect(() => change({ priceBand: '0.2' })).toThrow('resolve it first');
    expect(change({ state: 'DELISTED' })?.rules.state).toBe('DELISTED');
    expect(() => change({ state: 'LIVE' })).toThrow('request.invalid||symbol||delisted for good');
  });

  it('ends its orders with its listing', () => {
    const order = place();
    expect(change({ state: 'DELISTED' })).toMatchObject({ canceledOrders: 1 });
    expect(order.status).toBe('EXPIRED');
  });
});

describe('a market whose orders are taken out', () => {
  it('is one that takes no new ones', () => {
    const { orderId } = place();
    expect(() => run(closeOrders, { symbol: 'ONE_TWO', audit })).toThrow('request.invalid||symbol||it takes orders');
    market().state = 'CANCEL_ONLY';
    expect(run(closeOrders, { symbol: 'ONE_TWO', audit })).toEqual({ canceled: 1, left: 0 });
    expect(audited()).toMatchObject([{ canceledOrderIds: [orderId], left: 0 }]);
  });

  it('is resolved when it could not be rebuilt, and then for cancelling only', () => {
    place();
    expect(() => run(resolveMarket, { symbol: 'ONE_TWO', audit })).toThrow('there is nothing to resolve');
    Object.assign(market(), { state: 'HALTED', stateReason: 'REBUILD' });
    expect(run(resolveMarket, { symbol: 'ONE_TWO', audit })).toEqual({ canceled: 1, left: 0 });
    expect(market()).toMatchObject({ state: 'CANCEL_ONLY', stateReason: 'OPERATOR', stateUntil: null });
  });

  it('stays halted while orders are left', () => {
    place();
    for (let id = 1000; id < 1300; id += 1) theDesk().addOpenOrder(orderRecord({ orderId: String(id), reserved: 0n }));
    Object.assign(market(), { state: 'HALTED', stateReason: 'REBUILD' });
    expect(run(resolveMarket, { symbol: 'ONE_TWO', audit })).toEqual({ canceled: 200, left: 101 });
    expect(market().state).toBe('HALTED');
  });
});
