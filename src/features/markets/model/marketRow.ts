import type { Instrument } from '@/contract/instrument';
import type { Coin, Ticker } from '@/contract/market';
import type { SiteConfig } from '@/contract/site';
import { decimalsOf, multiply } from '@/domain/money/decimal';

/** A pair with its live numbers: one line of the markets table. */
export interface MarketRow extends Pick<Instrument, 'symbol' | 'base' | 'quote' | 'categories' | 'listedAt' | 'sort' | 'state'> {
  name: string;
  /** Decimals of the pair's prices. */
  decimals: number;
  last: string | undefined;
  lastUsd: string | undefined;
  changePercent: string | undefined;
  high: string | undefined;
  low: string | undefined;
  volumeUsd: string | undefined;
}

type CoinInfo = SiteConfig['coinInfo'];

/** Amounts in US dollars, by the site's rate of the quote coin; undefined when it has none. */
function inUsd(amount: string | null | undefined, quote: string, coinInfo: CoinInfo): string | undefined {
  const rate = coinInfo[quote]?.rate.USD;
  return amount && rate ? multiply(amount, rate) : undefined;
}

export function marketRow(pair: Instrument, ticker: Ticker | undefined, coin: Coin | undefined, coinInfo: CoinInfo): MarketRow {
  const { symbol, base, quote, categories, listedAt, sort, state } = pair;
  return {
    ...{ symbol, base, quote, categories, listedAt, sort, state },
    name: coin?.name ?? base,
    decimals: decimalsOf(pair.priceIncrement),
    last: ticker?.last ?? undefined,
    lastUsd: inUsd(ticker?.last, quote, coinInfo),
    changePercent: ticker?.changePercent ?? undefined,
    high: ticker?.high ?? undefined,
    low: ticker?.low ?? undefined,
    volumeUsd: inUsd(ticker?.quoteVolume, quote, coinInfo),
  };
}
