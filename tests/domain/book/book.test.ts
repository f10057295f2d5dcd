import fc from 'fast-check';
import { applyUpdate, type Book, type BookUpdate, fromSnapshot } from '@/domain/book/book';
import { groupingsOf } from '@/domain/book/groupings';
import { spreadOf } from '@/domain/book/spread';

const change = fc.tuple(
  fc.integer({ min: 1, max: 40 }).map((ticks) => String(ticks)),
  fc.integer({ min: 0, max: 5 }).map((lots) => String(lots)),
);
const frames = fc.array(fc.record({ bids: fc.array(change, { maxLength: 6 }), asks: fc.array(change, { maxLength: 6 }) }), {
  maxLength: 30,
});

const numbered = (list: { bids: [string, string][]; asks: [string, string][] }[]): BookUpdate[] =>
  list.map((frame, index) => ({ ...frame, prevSeq: index, seq: index + 1 }));
const shown = (book: Book) => ({ bids: book.bids.map((l) => [l.price, l.quantity]), asks: book.asks.map((l) => [l.price, l.quantity]) });

/** The slow and obvious book: two maps, sorted when read. */
function naive(updates: readonly BookUpdate[]) {
  const sides = { bids: new Map<string, string>(), asks: new Map<string, string>() };
  for (const update of updates) {
    for (const side of ['bids', 'asks'] as const) {
      for (const [price, quantity] of update[side]) {
        if (quantity === '0') sides[side].delete(price);
        else sides[side].set(price, quantity);
      }
    }
  }
  const sorted = (side: Map<string, string>, sign: 1 | -1) => [...side].sort(([a], [b]) => sign * (Number(a) - Number(b)));
  return { bids: sorted(sides.bids, -1), asks: sorted(sides.asks, 1) };
}

describe('book', () => {
  it('is what a naive book is, after any updates', () => {
    fc.assert(
      fc.property(frames, (list) => {
        const updates = numbered(list);
        let book = fromSnapshot({ seq: 0, bids: [], asks: [] });
        for (const update of updates) {
          const result = applyUpdate(book, update);
          if (result.kind !== 'applied') throw new Error(result.kind);
          book = result.book;
        }
        expect(shown(book)).toEqual(naive(updates));
        expect(book.seq).toBe(updates.length);
      }),
    );
  });

  it('calls a missing update a gap and a repeated one stale', () => {
    const book = fromSnapshot({ seq: 7, bids: [['10', '1']], asks: [['11', '1']] });
    expect(applyUpdate(book, { prevSeq: 8, seq: 9, bids: [], asks: [] }).kind).toBe('gap');
    expect(applyUpdate(book, { prevSeq: 6, seq: 7, bids: [], asks: [] }).kind).toBe('stale');
    expect(applyUpdate(book, { prevSeq: 7, seq: 12, bids: [], asks: [] }).kind).toBe('applied');
  });

  it('leaves the book before it as it was', () => {
    const book = fromSnapshot({ seq: 1, bids: [['10', '1']], asks: [['11', '1']] });
    applyUpdate(book, { prevSeq: 1, seq: 2, bids: [['10', '0']], asks: [['11', '3']] });
    expect(shown(book)).toEqual({ bids: [['10', '1']], asks: [['11', '1']] });
  });

  it('knows its spread, and none when a side is empty', () => {
    expect(spreadOf(fromSnapshot({ seq: 1, bids: [['96482.0', '1']], asks: [['96482.3', '1']] }))).toBe('0.3');
    expect(spreadOf(fromSnapshot({ seq: 1, bids: [], asks: [['96482.3', '1']] }))).toBeUndefined();
  });
});

it('offers groupings from the tick up', () => {
  expect(groupingsOf('0.1')).toEqual(['0.1', '1', '10', '50', '100']);
  expect(groupingsOf('0.00000001')).toEqual(['0.00000001', '0.0000001', '0.000001', '0.000005', '0.00001']);
});
