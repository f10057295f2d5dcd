import { Book } from '@/exchange/engine/book';
import type { OpenOrder } from '@/exchange/engine/commands';
import { bookWith, limit, market, place } from '../support/bookOrders';

describe('what must not get in', () => {
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %p as price, lots or quote amount', (value) => {
    const book = new Book();
    const before = book.hash();
    expect(() => place(book, limit('t', 'BUY', value, 1))).toThrow(RangeError);
    expect(() => place(book, limit('t', 'BUY', 1, value))).toThrow(RangeError);
    expect(() => place(book, market('t', 'BUY', { lots: value }))).toThrow(RangeError);
    expect(() => place(book, market('t', 'BUY', { quoteUnits: value }))).toThrow(RangeError);
    expect(() => place(book, market('t', 'BUY', { lots: 1 }, { worstPriceTicks: value }))).toThrow(RangeError);
    expect(book.hash()).toBe(before);
  });

  it('refuses an id twice, and a level that could not be summed', () => {
    const book = bookWith(limit('a', 'BUY', 1, Number.MAX_SAFE_INTEGER));
    expect(() => place(book, limit('a', 'BUY', 2, 1))).toThrow(RangeError);
    expect(() => place(book, limit('b', 'BUY', 1, 1))).toThrow(RangeError);
    expect(book.orderCount).toBe(1);
  });

  it('is named by its field', () => {
    const book = new Book();
    const bad = ' must be a positive safe integer, not 0';
    expect(() => place(book, limit('t', 'BUY', 0, 1))).toThrow(`priceTicks${bad}`);
    expect(() => place(book, limit('t', 'BUY', 1, 0))).toThrow(`lots${bad}`);
    expect(() => place(book, market('t', 'BUY', { lots: 0 }))).toThrow(`lots${bad}`);
    expect(() => place(book, market('t', 'BUY', { quoteUnits: 0 }))).toThrow(`quoteUnits${bad}`);
    expect(() => place(book, market('t', 'BUY', { lots: 1 }, { worstPriceTicks: 0 }))).toThrow(`worstPriceTicks${bad}`);
  });

  it('does not get in by a rebuild either', () => {
    const order: OpenOrder = { orderId: 'a', ownerId: 'o', side: 'BUY', priceTicks: 1, lots: 1 };
    expect(() => Book.rebuild([{ ...order, lots: 0 }])).toThrow('lots must be');
    expect(() => Book.rebuild([{ ...order, priceTicks: -1 }])).toThrow('priceTicks must be');
    expect(() => new Book().restore({ ...order, lots: 0.5 })).toThrow('lots must be');
  });

  it('refuses to rebuild a crossed book', () => {
    const order = (orderId: string, side: 'BUY' | 'SELL', priceTicks: number): OpenOrder => ({
      orderId,
      ownerId: 'o',
      side,
      priceTicks,
      lots: 1,
    });
    expect(() => Book.rebuild([order('a', 'BUY', 100), order('b', 'SELL', 100)])).toThrow(/crossed/);
    expect(() => Book.rebuild([order('a', 'BUY', 100), order('a', 'BUY', 99)])).toThrow(/twice/);
  });
});

describe('the state hash', () => {
  it('tells books apart by lots, owner, price, id and order of arrival', () => {
    const base: OpenOrder[] = [
      { orderId: '1', ownerId: 'ann', side: 'BUY', priceTicks: 100, lots: 5 },
      { orderId: '2', ownerId: 'bob', side: 'BUY', priceTicks: 100, lots: 5 },
    ];
    const [first, second] = base as [OpenOrder, OpenOrder];
    const variants = [
      base,
      [second, first],
      [{ ...first, lots: 6 }, second],
      [{ ...first, ownerId: 'cy' }, second],
      [{ ...first, priceTicks: 99 }, second],
      [{ ...first, orderId: '3' }, second],
      [{ ...first, lots: 5 + 2 ** 32 }, second],
      [first],
    ];
    const hashes = variants.map((orders) => Book.rebuild(orders).hash());
    expect(new Set(hashes).size).toBe(variants.length);
    expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/);
  });

  it('always has its 16 digits, zeros in front included', () => {
    const hashes = Array.from({ length: 300 }, (_, lots) => bookWith(limit('a', 'BUY', 1, lots + 1)).hash());
    expect(hashes.filter((hash) => !/^[0-9a-f]{16}$/.test(hash))).toEqual([]);
    expect([hashes.some((hash) => hash.startsWith('0')), hashes.some((hash) => hash[8] === '0')]).toEqual([true, true]);
  });
});
