import type { PriceLevel } from '../marketData/bookSide';

/**
 * What turns one window of a book side into another: absolute quantities, 0 for a price that is no longer in the window.
 * Both are best first; `sign` is 1 for asks (ascending) and -1 for bids.
 */
export function diffLevels(before: readonly PriceLevel[], after: readonly PriceLevel[], sign: 1 | -1): PriceLevel[] {
  const changes: PriceLevel[] = [];
  let old = 0;
  for (const level of after) {
    for (let gone = before[old]; gone && (gone.priceTicks - level.priceTicks) * sign < 0; gone = before[old]) {
      changes.push({ priceTicks: gone.priceTicks, lots: 0 });
      old += 1;
    }
    const same = before[old];
    if (same?.priceTicks === level.priceTicks) {
      old += 1;
      if (same.lots === level.lots) continue;
    }
    changes.push(level);
  }
  for (const gone of before.slice(old)) changes.push({ priceTicks: gone.priceTicks, lots: 0 });
  return changes;
}
