import { useMemo } from 'react';
import type { MarketRow } from '../model/marketRow';
import { type MarketView, viewRows } from '../model/marketView';
import { useHeld } from './useHeld';

const NONE: readonly string[] = [];

/** The rows to show with their newest numbers, in the order of the last turn: a new question is answered at once. */
export function useRanked(rows: readonly MarketRow[], view: MarketView, favourites: readonly string[], turn: number): MarketRow[] {
  const isPriced = rows.some(({ last }) => last !== undefined);
  // Collecting a pair must not move the rows of the tab that shows them all.
  const collected = view.tab === 'favourites' ? favourites : NONE;
  const symbols = useHeld([view, collected, turn, rows.length, isPriced], () =>
    viewRows(rows, view, collected).map(({ symbol }) => symbol),
  );
  return useMemo(() => {
    const bySymbol = new Map(rows.map((row) => [row.symbol, row]));
    return symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);
  }, [rows, symbols]);
}
