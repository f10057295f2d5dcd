import fc from 'fast-check';
import { fromSnapshot } from '@/domain/book/book';
import { COMPACT_LEVELS, depthPercent, FULL_LEVELS, maxCumulative } from '@/domain/book/depth';
import { buildLadder } from '@/domain/book/ladder';
import { BOOK_SCALE, type LevelChange } from '@/domain/book/level';
import { add, compare, divide, multiply, subtract } from '@/domain/money/decimal';
import { toUnits } from '@/domain/money/units';

const STEPS = ['0.1', '1', '10', '50', '100'];

const level = fc.record({ ticks: fc.integer({ min: 1, max: 20_000 }), lots: fc.integer({ min: 1, max: 1_000_000 }) });
const sideOf = (levels: { ticks: number; lots: number }[], base: number): LevelChange[] =>
  levels.map(({ ticks, lots }) => [multiply(String(base + ticks), '0.1'), multiply(String(lots), '0.00001')]);
const books = fc
  .tuple(
    fc.uniqueArray(level, { selector: (l) => l.ticks, maxLength: 60 }),
    fc.uniqueArray(level, { selector: (l) => l.ticks, maxLength: 60 }),
  )
  .map(([bids, asks]) => fromSnapshot({ seq: 1, bids: sideOf(bids, 0), asks: sideOf(asks, 20_001) }));

const sum = (values: readonly string[]) => values.reduce(add, '0');

describe('buildLadder', () => {
  it('adds groups up and never cuts anything off', () => {
    fc.assert(
      fc.property(books, fc.constantFrom(...STEPS), (book, grouping) => {
        const ladder = buildLadder(book, grouping, 1_000);
        for (const side of ['bids', 'asks'] as const) {
          const resting = sum(book[side].map((row) => row.quantity));
          expect(compare(sum(ladder[side].map((row) => row.size)), resting)).toBe(0);
          expect(compare(ladder[side].at(-1)?.total ?? '0', resting)).toBe(0);
        }
      }),
    );
  });

  it('never shows a group at a better price than its levels have', () => {
    fc.assert(
      fc.property(books, fc.constantFrom(...STEPS), (book, grouping) => {
        const ladder = buildLadder(book, grouping, 1_000);
        const rowOf = (side: 'bids' | 'asks', price: string) =>
          ladder[side].find((row) => {
            const distance = side === 'bids' ? subtract(price, row.price) : subtract(row.price, price);
            return compare(distance, '0') >= 0 && compare(distance, grouping) < 0;
          });
        for (const side of ['bids', 'asks'] as const) {
          for (const { price } of book[side]) expect(rowOf(side, price)).toBeDefined();
          for (const row of ladder[side]) expect(divide(row.price, grouping, 'down', 6)).not.toContain('.');
        }
      }),
    );
  });

  it('accumulates outwards from the spread, in order', () => {
    fc.assert(
      fc.property(books, fc.constantFrom(...STEPS), fc.integer({ min: 1, max: 40 }), (book, grouping, limit) => {
        const ladder = buildLadder(book, grouping, limit);
        for (const side of ['bids', 'asks'] as const) {
          const rows = ladder[side];
          expect(rows.length).toBeLessThanOrEqual(limit);
          rows.forEach((row, index) => {
            const before = rows[index - 1];
            expect(row.total).toBe(add(before?.total ?? '0', row.size));
            if (before) expect(compare(before.price, row.price)).toBe(side === 'bids' ? 1 : -1);
          });
        }
      }),
    );
  });

  it('keeps every row that did not change, and the ladder of an unchanged side', () => {
    fc.assert(
      fc.property(books, fc.constantFrom(...STEPS), fc.integer({ min: 0, max: 59 }), (book, grouping, pick) => {
        const before = buildLadder(book, grouping, 30);
        const changed = book.asks[pick];
        if (!changed) return;
        const lots = add(changed.quantity, '0.5');
        const asks = book.asks.map((row): LevelChange => [row.price, row === changed ? lots : row.quantity]);
        const after = buildLadder({ ...fromSnapshot({ seq: 2, bids: [], asks }), bids: book.bids }, grouping, 30, before);
        expect(after.bids).toBe(before.bids);
        after.asks.forEach((row, index) => {
          const old = before.asks[index];
          const isSame = old?.price === row.price && old.size === row.size && old.total === row.total;
          expect(row === old).toBe(isSame);
        });
      }),
    );
  });
});

describe('depth bars', () => {
  const units = (decimal: string) => toUnits(decimal, BOOK_SCALE) ?? 0n;
  const twenty = Array.from({ length: 20 }, (_, index): LevelChange => [String(100 + index), '1']);
  const ladder = buildLadder(fromSnapshot({ seq: 1, bids: [['99', '2']], asks: twenty }), '1', 30);

  it('measures against 13 levels in the compact book and 15 in the tall one', () => {
    expect(maxCumulative(ladder, COMPACT_LEVELS)).toBe(units('13'));
    expect(maxCumulative(ladder, FULL_LEVELS)).toBe(units('15'));
  });

  it('stays within 0 and 100', () => {
    expect(ladder.asks.map((row) => depthPercent(row.totalUnits, maxCumulative(ladder, COMPACT_LEVELS))).slice(11)).toEqual([
      92.3,
      ...Array(8).fill(100),
    ]);
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (total, max) => {
        const percent = depthPercent(total, max);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
