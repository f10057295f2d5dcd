import type { Instrument } from '@/contract/instrument';
import type { Coin } from '@/contract/market';
import { decimalsOf } from '@/domain/money/decimal';
import type { Listing } from '@/src/brand/shellSite';
import { shownPairs } from '@/src/brand/shownPairs';

type Site = Listing & { supportSpot: boolean };

/** What of an instrument does not move with its trades: names, decimals, its state. Prices come beside it; `sort` is the site's. */
export interface HomeMarket extends Pick<Instrument, 'symbol' | 'base' | 'quote' | 'listedAt' | 'state' | 'sort'> {
  name: string;
  decimals: number;
  /** Dollars of one quote coin; undefined when the site has no rate. */
  usdRate: string | undefined;
}

/**
 * One market per coin, in the site's order: its first pair. Other quotes of the same coin would fill every list of the page with one
 * coin's name.
 */
export function homeMarkets(pairs: readonly Instrument[], coins: readonly Coin[], site: Site): HomeMarket[] {
  const names = new Map(coins.map(({ coinSymbol, name }) => [coinSymbol, name]));
  const seen = new Set<string>();
  return shownPairs(pairs, site)
    .map((pair) => ({
      symbol: pair.symbol,
      base: pair.base,
      quote: pair.quote,
      name: names.get(pair.base) ?? pair.base,
      decimals: decimalsOf(pair.priceIncrement),
      usdRate: site.coinInfo[pair.quote]?.rate.USD,
      listedAt: pair.listedAt,
      state: pair.state,
      sort: site.openTradeSymbols[pair.symbol]?.sort ?? pair.sort,
    }))
    .filter(({ base }) => !seen.has(base) && seen.add(base));
}
