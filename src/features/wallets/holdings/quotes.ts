import type { Ticker } from '@/contract/market';
import type { SiteConfig } from '@/contract/site';
import { multiply } from '@/domain/money/decimal';
import { tradedPairs } from '@/src/brand/shownPairs';

/** What one of a coin is worth, and how that changed in a day. */
export interface Quote {
  /** In US dollars. */
  usd: string | undefined;
  /** Percent. */
  change: string | undefined;
}

type Markets = Pick<SiteConfig, 'coinInfo' | 'openTradeSymbols'>;

/** The market a coin's price is read from: against the dollar coin where there is one. */
export function priceMarketOf(coin: string, site: Pick<SiteConfig, 'openTradeSymbols'>): string | undefined {
  const markets = tradedPairs(site).filter(([, { base }]) => base === coin);
  return (markets.find(([, { quote }]) => quote === 'USDT') ?? markets[0])?.[0];
}

/** By the market's last price where it is known, by the site's rate otherwise; only markets tell how a price changed. */
export function quoteOf(coin: string, site: Markets, tickers: ReadonlyMap<string, Ticker>): Quote {
  const symbol = priceMarketOf(coin, site);
  const market = symbol === undefined ? undefined : site.openTradeSymbols[symbol];
  const ticker = symbol === undefined ? undefined : tickers.get(symbol);
  const ofQuote = market && site.coinInfo[market.quote]?.rate.USD;
  const live = ticker?.last && ofQuote ? multiply(ticker.last, ofQuote) : undefined;
  return { usd: live ?? site.coinInfo[coin]?.rate.USD, change: ticker?.changePercent ?? undefined };
}
