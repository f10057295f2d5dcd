import fc from 'fast-check';
import type { CommittedTrade } from '@/exchange/app/marketData/ports';

// Gaps that matter: within a minute, over minute, half hour, day and week borders.
const gapMs = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 40_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 60_000, max: 3_600_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 3_600_000, max: 9 * 86_400_000 }) },
);
const trade = fc.record({
  gapMs,
  priceTicks: fc.integer({ min: 1, max: 2_000_000_000 }),
  lots: fc.integer({ min: 1, max: 5_000_000_000 }),
  takerSide: fc.constantFrom('BUY' as const, 'SELL' as const),
});

/** Trades in the order of their ids and times, from `startMs` on. */
export function tradesFrom(startMs: number, maxLength = 60): fc.Arbitrary<CommittedTrade[]> {
  return fc.array(trade, { minLength: 1, maxLength }).map((items) => {
    let atMs = startMs;
    return items.map(({ gapMs: gap, ...rest }, index) => {
      atMs += gap;
      return { ...rest, atMs, id: String(7 + 3 * index) };
    });
  });
}
