import type { Ticker } from '@/contract/market';
import { compare, multiply } from '@/domain/money/decimal';
import type { HomeMarket } from './homeMarket';

export const MOVER_TABS = ['gainers', 'losers', 'volume', 'new'] as const;
export type MoverTab = (typeof MOVER_TABS)[number];

/** Rows of the table. */
export const MOVERS = 6;

export type TickerOf = (symbol: string) => Ticker | undefined;

interface Candidate {
  market: HomeMarket;
  change: string;
  volume: string;
}

const passes: Partial<Record<MoverTab, (candidate: Candidate) => boolean>> = {
  gainers: ({ change }) => compare(change, '0') > 0,
  losers: ({ change }) => compare(change, '0') < 0,
};

const orders: Record<MoverTab, (left: Candidate, right: Candidate) => number> = {
  gainers: (left, right) => compare(right.change, left.change),
  losers: (left, right) => compare(left.change, right.change),
  volume: (left, right) => compare(right.volume, left.volume),
  // Listed together: the one that stands last was added last.
  new: (left, right) => right.market.listedAt - left.market.listedAt || right.market.sort - left.market.sort,
};

/** Traded in 24 hours in dollars; undefined when it is not known. */
export function volumeInUsd({ usdRate }: HomeMarket, ticker: Ticker | undefined): string | undefined {
  return ticker && usdRate ? multiply(ticker.quoteVolume, usdRate) : undefined;
}

/** The symbols a tab shows, first one first. Markets that never traded belong into none. */
export function movers(markets: readonly HomeMarket[], tickerOf: TickerOf, tab: MoverTab): string[] {
  return markets
    .flatMap((market): Candidate[] => {
      const ticker = tickerOf(market.symbol);
      if (!ticker || ticker.last === null || ticker.changePercent === null) return [];
      return [{ market, change: ticker.changePercent, volume: volumeInUsd(market, ticker) ?? '0' }];
    })
    .filter(passes[tab] ?? (() => true))
    .sort(orders[tab])
    .slice(0, MOVERS)
    .map(({ market }) => market.symbol);
}
