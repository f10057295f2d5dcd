import { useMemo } from 'react';
import type { Instrument } from '@/contract/instrument';
import type { Ticker } from '@/contract/market';
import { compare } from '@/domain/money/decimal';
import { useCoins, useTickers } from '@/src/api/queries/market';
import { usePairs } from '@/src/api/queries/pairs';
import { useSite } from '@/src/brand/SiteContext';
import { useShownPairs } from '@/src/brand/useShownPairs';
import { leadsSomewhere } from '@/src/config/leadsSomewhere';
import { routes } from '@/src/config/routes';
import { terminalPath } from '@/src/config/terminalPath';
import { openedPairs } from '@/src/market/preferences';
import { useAppSelector } from '@/src/state/hooks';
import type { PaletteContent } from '../model/paletteGroups';
import type { PairItem } from '../model/paletteItem';

const NO_PAIRS: readonly Instrument[] = [];
const NO_TICKERS: readonly Ticker[] = [];

/** The brand's pairs, the most traded first, and those opened before. None where the brand has no spot. */
export function usePairItems(): Pick<PaletteContent, 'pairs' | 'recent' | 'inView'> {
  const hasSpot = leadsSomewhere(routes.spotPair, useSite());
  const pairs = useShownPairs(usePairs().data) ?? NO_PAIRS;
  const { data: coins } = useCoins();
  // The order comes from one look at the day: rows that changed places under a hand would be hit by mistake.
  const { data: tickers = NO_TICKERS } = useTickers();
  const inView = useAppSelector(({ trade: { pair } }) => pair?.symbol);
  const items = useMemo(() => {
    if (!hasSpot) return [];
    const names = new Map(coins?.map((coin) => [coin.coinSymbol, coin.name]));
    const volumes = new Map(tickers.map(({ symbol, quoteVolume }) => [symbol, quoteVolume]));
    const volumeOf = ({ symbol }: Instrument) => volumes.get(symbol) ?? '0';
    return pairs
      .toSorted((one, other) => compare(volumeOf(other), volumeOf(one)))
      .map((pair): PairItem => {
        const { symbol, base, quote } = pair;
        return { kind: 'pair', id: symbol, words: `${base}/${quote}`, pair, coinName: names.get(base), path: terminalPath(pair) };
      });
  }, [hasSpot, pairs, coins, tickers]);
  const recent = useMemo(() => {
    const symbols = openedPairs('SPOT').recent;
    return symbols.filter((symbol) => symbol !== inView).flatMap((symbol) => items.filter(({ id }) => id === symbol));
  }, [items, inView]);
  return { pairs: items, recent, inView };
}
