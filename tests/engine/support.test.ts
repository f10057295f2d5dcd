import { Book } from '@/exchange/engine/book';

const bid = (orderId: number, ownerId: string, priceTicks: number, lots: number) =>
  ({ orderId: String(orderId), ownerId, side: 'BUY', priceTicks, lots }) as const;

describe('Book.support', () => {
  it('is the price where a second owner stands, with the lots asked for', () => {
    const book = Book.rebuild([bid(1, 'anna', 105, 3), bid(2, 'anna', 104, 50), bid(3, 'ben', 102, 1), bid(4, 'cleo', 99, 10)]);
    expect(book.support('BUY', 10)).toBe(102);
    expect(book.support('BUY', 54)).toBe(102);
    expect(book.support('BUY', 55)).toBe(99);
    expect(book.support('BUY', 65)).toBeUndefined();
    expect(book.support('SELL', 1)).toBeUndefined();
  });

  it('is nobody’s own: one owner supports nothing', () => {
    const book = Book.rebuild([bid(1, 'anna', 105, 100), bid(2, 'anna', 104, 100)]);
    expect(book.support('BUY', 1)).toBeUndefined();
  });

  it('does not walk through a wall of small orders', () => {
    const wall = Array.from({ length: 64 }, (_, index) => bid(index + 1, 'anna', 200, 1));
    expect(Book.rebuild([...wall, bid(100, 'ben', 100, 1)]).support('BUY', 2)).toBeUndefined();
    expect(Book.rebuild([...wall.slice(1), bid(100, 'ben', 100, 1)]).support('BUY', 2)).toBe(100);
  });
});
