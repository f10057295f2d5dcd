import type { EngineEvent } from '@/exchange/engine/engineEvents';
import { bookWith, endOf, limit, market, place, tradesOf } from '../support/bookOrders';

describe('price-time priority', () => {
  it('takes the best price first, the oldest at a price first, and pays the maker price', () => {
    const book = bookWith(limit('a', 'SELL', 102, 5), limit('b', 'SELL', 101, 3), limit('c', 'SELL', 101, 3));
    const events = place(book, limit('t', 'BUY', 105, 8));
    expect(tradesOf(events)).toEqual([
      ['b', 101, 3],
      ['c', 101, 3],
      ['a', 102, 2],
    ]);
    expect(events.filter(({ type }) => type === 'level')).toEqual([
      { type: 'level', side: 'SELL', priceTicks: 101, lots: 0 },
      { type: 'level', side: 'SELL', priceTicks: 102, lots: 3 },
    ]);
    expect(endOf(events, 't')).toEqual([{ type: 'filled', orderId: 't' }]);
  });

  it('keeps the place of an order that was filled in part', () => {
    const book = bookWith(limit('a', 'BUY', 100, 5), limit('b', 'BUY', 100, 5));
    place(book, limit('t1', 'SELL', 100, 2));
    expect(tradesOf(place(book, limit('t2', 'SELL', 100, 4)))).toEqual([
      ['a', 100, 3],
      ['b', 100, 1],
    ]);
  });

  it('rests what a GTC order leaves', () => {
    const book = bookWith(limit('a', 'SELL', 101, 3));
    const events = place(book, limit('t', 'BUY', 101, 5));
    expect(events.slice(-2)).toEqual([
      { type: 'rested', orderId: 't', lots: 2 },
      { type: 'level', side: 'BUY', priceTicks: 101, lots: 2 },
    ]);
    expect(book.levels('SELL', 5)).toEqual([]);
  });

  it('sorts levels best first, wherever they were inserted', () => {
    const book = bookWith(...[5, 1, 9, 3, 7].map((price, index) => limit(String(index), 'SELL', price, 1)));
    expect(book.levels('SELL', 3).map(({ priceTicks }) => priceTicks)).toEqual([1, 3, 5]);
    book.cancel('3', []);
    expect(book.levels('SELL', 9).map(({ priceTicks }) => priceTicks)).toEqual([1, 5, 7, 9]);
  });
});

describe('time in force', () => {
  it('closes what an IOC order could not fill', () => {
    const book = bookWith(limit('a', 'SELL', 101, 3));
    expect(place(book, limit('t', 'BUY', 101, 5, { timeInForce: 'IOC' })).at(-1)).toEqual({
      type: 'closed',
      orderId: 't',
      ownerId: 'owner of t',
      reason: 'IOC_REST',
      lots: 2,
    });
    expect(book.orderCount).toBe(0);
  });

  it('refuses a FOK order it cannot fill whole, says how much it could, and touches nothing', () => {
    const book = bookWith(limit('a', 'SELL', 101, 3), limit('b', 'SELL', 103, 9));
    const before = book.hash();
    expect(place(book, limit('t', 'BUY', 102, 5, { timeInForce: 'FOK' }))).toEqual([
      { type: 'rejected', orderId: 't', reason: 'FOK_UNFILLABLE', fillableLots: 3 },
    ]);
    expect(book.hash()).toBe(before);
    expect(tradesOf(place(book, limit('u', 'BUY', 103, 5, { timeInForce: 'FOK' })))).toHaveLength(2);
  });

  it('does not count own orders as fillable', () => {
    const book = bookWith(limit('a', 'SELL', 101, 3, { ownerId: 'me' }), limit('b', 'SELL', 101, 3));
    const fok = limit('t', 'BUY', 101, 3, { ownerId: 'me', timeInForce: 'FOK' });
    expect(place(book, fok)).toMatchObject([{ reason: 'FOK_UNFILLABLE', fillableLots: 0 }]);
    expect(tradesOf(place(book, { ...fok, selfTradePrevention: 'CANCEL_MAKER' }))).toEqual([['b', 101, 3]]);
  });

  it('refuses a post-only order that would take, naming the best opposite price', () => {
    const book = bookWith(limit('a', 'BUY', 100, 3));
    expect(place(book, limit('t', 'SELL', 100, 1, { isPostOnly: true }))).toEqual([
      { type: 'rejected', orderId: 't', reason: 'POST_ONLY_WOULD_TAKE', bestOppositeTicks: 100 },
    ]);
    expect(place(book, limit('u', 'SELL', 101, 1, { isPostOnly: true }))[0]).toEqual({ type: 'rested', orderId: 'u', lots: 1 });
  });
});

describe('market orders', () => {
  it('never rest', () => {
    const book = bookWith(limit('a', 'SELL', 101, 3));
    expect(place(book, market('t', 'BUY', { lots: 5 })).at(-1)).toMatchObject({ type: 'closed', reason: 'NO_LIQUIDITY', lots: 2 });
    expect(place(book, market('u', 'BUY', { lots: 5 }))).toEqual([{ type: 'rejected', orderId: 'u', reason: 'NO_LIQUIDITY' }]);
  });

  it('stop at the worst price allowed', () => {
    const book = bookWith(limit('a', 'BUY', 100, 3), limit('b', 'BUY', 90, 3));
    expect(place(book, market('t', 'SELL', { lots: 5 }, { worstPriceTicks: 95 })).at(-1)).toMatchObject({ reason: 'PRICE_BAND', lots: 2 });
    expect(place(book, market('u', 'SELL', { lots: 5 }, { worstPriceTicks: 95 }))).toMatchObject([{ reason: 'NO_LIQUIDITY' }]);
  });

  it('spend a quote amount in whole lots and leave less than one', () => {
    const book = bookWith(limit('a', 'SELL', 100, 3), limit('b', 'SELL', 110, 9));
    const events = place(book, market('t', 'BUY', { quoteUnits: 549 }));
    expect(tradesOf(events)).toEqual([
      ['a', 100, 3],
      ['b', 110, 2],
    ]);
    expect(events.at(-1)).toEqual({ type: 'filled', orderId: 't' });
  });

  it('refuse a quote amount below one lot', () => {
    const book = bookWith(limit('a', 'SELL', 100, 3));
    expect(place(book, market('t', 'BUY', { quoteUnits: 99 }))).toEqual([
      { type: 'rejected', orderId: 't', reason: 'BUDGET_BELOW_ONE_LOT', bestOppositeTicks: 100 },
    ]);
  });

  it('are exact with the largest quote amounts', () => {
    const book = bookWith(limit('a', 'SELL', 3, Number.MAX_SAFE_INTEGER));
    const [trade] = tradesOf(place(book, market('t', 'BUY', { quoteUnits: Number.MAX_SAFE_INTEGER })));
    expect(trade).toEqual(['a', 3, Number((2n ** 53n - 1n) / 3n)]);
  });
});

describe('self-trade prevention', () => {
  const mine = { ownerId: 'me' };
  const prepared = () => bookWith(limit('x', 'SELL', 100, 1), limit('own', 'SELL', 100, 4, mine), limit('y', 'SELL', 100, 5));

  it('CANCEL_TAKER keeps what was traded and closes the rest', () => {
    const events = place(prepared(), limit('t', 'BUY', 100, 5, { ...mine, selfTradePrevention: 'CANCEL_TAKER' }));
    expect(tradesOf(events)).toEqual([['x', 100, 1]]);
    expect(events.at(-1)).toEqual({ type: 'closed', orderId: 't', ownerId: 'me', reason: 'SELF_TRADE', lots: 4 });
  });

  it('CANCEL_MAKER takes the own order out and goes on', () => {
    const events = place(prepared(), limit('t', 'BUY', 100, 5, { ...mine, selfTradePrevention: 'CANCEL_MAKER' }));
    expect(tradesOf(events)).toEqual([
      ['x', 100, 1],
      ['y', 100, 4],
    ]);
    expect(endOf(events, 'own')).toEqual([{ type: 'closed', orderId: 'own', ownerId: 'me', reason: 'SELF_TRADE', lots: 4 }]);
  });

  it('CANCEL_BOTH takes both out', () => {
    const book = prepared();
    const events = place(book, limit('t', 'BUY', 100, 5, { ...mine, selfTradePrevention: 'CANCEL_BOTH' }));
    expect(tradesOf(events)).toEqual([['x', 100, 1]]);
    expect(endOf(events, 't')).toMatchObject([{ type: 'closed', reason: 'SELF_TRADE', lots: 4 }]);
    expect([...book.openOrders()].map(({ orderId }) => orderId)).toEqual(['y']);
  });
});

describe('levels', () => {
  it('are told when they changed, and not when a taker met nobody it may trade with', () => {
    const book = bookWith(limit('a', 'SELL', 100, 5, { ownerId: 'ann' }));
    const events = place(book, limit('t', 'BUY', 100, 5, { ownerId: 'ann' }));
    expect(events).toEqual([{ type: 'closed', orderId: 't', ownerId: 'ann', reason: 'SELF_TRADE', lots: 5 }]);
  });

  it('tell what waits at a price of a side', () => {
    const book = bookWith(limit('a', 'SELL', 100, 5), limit('b', 'SELL', 100, 2), limit('c', 'BUY', 99, 1));
    expect([book.lotsAt('SELL', 100), book.lotsAt('BUY', 99), book.lotsAt('BUY', 100), book.lotsAt('SELL', 99)]).toEqual([7, 1, 0, 0]);
  });
});

describe('an order of the book', () => {
  it('is known with what is left of it, until it is gone', () => {
    const book = bookWith(limit('a', 'SELL', 100, 5), limit('t', 'BUY', 100, 2));
    expect(book.order('a')).toEqual({ orderId: 'a', ownerId: 'owner of a', side: 'SELL', priceTicks: 100, lots: 3 });
    expect(book.order('t')).toBeUndefined();
    book.cancel('a', []);
    expect(book.order('a')).toBeUndefined();
  });
});

describe('cancel', () => {
  it('tells what was left', () => {
    const book = bookWith(limit('a', 'BUY', 100, 5), limit('b', 'BUY', 100, 2));
    place(book, limit('t', 'SELL', 100, 1));
    const out: EngineEvent[] = [];
    expect(book.cancel('a', out)).toBe(true);
    expect(out).toEqual([
      { type: 'closed', orderId: 'a', ownerId: 'owner of a', reason: 'USER', lots: 4 },
      { type: 'level', side: 'BUY', priceTicks: 100, lots: 2 },
    ]);
    expect(book.cancel('a', out)).toBe(false);
    expect(out).toHaveLength(2);
  });
});
