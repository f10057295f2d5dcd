import { belongs, HIGHLIGHTS, type Highlight, highlightSymbols } from '../model/highlights';
import type { MarketRow } from '../model/marketRow';
import { useHeld } from './useHeld';

/** Which pairs the highlight cells show, as of the last turn: two pairs that take turns at the top must not flicker. */
export function useHighlights(rows: readonly MarketRow[], turn: number): Record<Highlight, MarketRow | undefined> {
  const isPriced = rows.some(({ last }) => last !== undefined);
  const symbols = useHeld([turn, rows.length, isPriced], () => highlightSymbols(rows));
  const shown = HIGHLIGHTS.map((highlight) => [
    highlight,
    rows.find((row) => row.symbol === symbols[highlight] && belongs[highlight](row)),
  ]);
  return Object.fromEntries(shown);
}
