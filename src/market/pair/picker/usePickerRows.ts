import { useMemo } from 'react';
import type { Instrument } from '@/contract/instrument';
import { useFavourites } from '@/src/api/queries/favourites';
import { useCoins } from '@/src/api/queries/market';
import { useListing } from '@/src/brand/ListingContext';
import { useRealtime } from '@/src/realtime';
import { useMarket, useShownInstruments } from '../../MarketContext';
import { openedPairs } from '../../preferences';
import { usdRateOf } from '../../tradeMarket';
import { filterPairs } from '../pairRows';
import type { PickerView } from './pickerView';
import { useHasTickers } from './useHasTickers';

const NO_PAIRS: readonly Instrument[] = [];

/**
 * The pairs to show. They are put in order when something is chosen, not when a price moves: rows that change places under the
 * pointer cannot be pressed.
 */
export function usePickerRows(text: string, view: PickerView) {
  const listing = useListing();
  const { symbol, kind } = useMarket();
  const { realtime } = useRealtime();
  const { data, error, mutate } = useShownInstruments();
  const pairs = data ?? NO_PAIRS;
  const { data: coins } = useCoins();
  const favourites = useFavourites();
  const hasTickers = useHasTickers();
  const names = useMemo(() => new Map((coins ?? []).map((coin) => [coin.coinSymbol, coin.name])), [coins]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first tickers give the order, later ones must not change it.
  const facts = useMemo(
    () => ({ tickers: realtime.tickers.getSnapshot(), names, usdRate: (quote: string) => usdRateOf(quote, listing) }),
    [realtime, hasTickers, names, listing, view, text],
  );
  const rows = useMemo(() => {
    const only = view.isFavourites ? new Set(favourites.symbols) : undefined;
    return filterPairs(pairs, { text, only, quote: view.quote, category: view.category, order: view.order }, facts);
  }, [pairs, text, view, favourites.symbols, facts]);
  const recent = useMemo(() => {
    if (!view.isFavourites || text.trim() !== '') return NO_PAIRS;
    const seen = openedPairs(kind).recent.filter((known) => known !== symbol && !favourites.symbols.includes(known));
    return seen.flatMap((known) => pairs.find((pair) => pair.symbol === known) ?? []);
  }, [view.isFavourites, text, kind, symbol, favourites.symbols, pairs]);
  return { pairs, rows, recent, favourites, isLoading: data === undefined && !error, error, retry: () => void mutate() };
}
