import type { Instrument } from '@/contract/instrument';
import type { StateReason } from '@/domain/market/marketState';
import { totalDecimals } from '@/domain/market/shownDecimals';
import { decimalsOf } from '@/domain/money/increments';
import type { MarketRules } from '@/domain/order/ticketForm';
import type { Listing } from '@/src/brand/shellSite';

/**
 * The instrument in view: what the screen must know of it to print the first frame, and its rules once they are loaded. Its state is live
 * while nothing else was told.
 */
export interface TradeMarket extends Pick<Instrument, 'symbol' | 'base' | 'quote' | 'priceIncrement' | 'quantityIncrement' | 'state'> {
  priceDecimals: number;
  sizeDecimals: number;
  /** Decimals in which totals in quote are shown. */
  totalDecimals: number;
  rules: MarketRules | undefined;
  /** Why it is not live, and until when; undefined while that is not known. */
  stateReason: StateReason | undefined;
  /** Ms since 1970. */
  stateUntil: number | undefined;
}

const isList = (from: Instrument | readonly Instrument[] | undefined): from is readonly Instrument[] => Array.isArray(from);

/** Of a pair nobody knows: rather zeros at the end than an amount that reads as nothing. */
const FALLBACK_INCREMENT = '0.00000001';

/**
 * Printing steps come with the page (site config), so that the first paint has its final decimals; the rules come by a call. `from`: the
 * instrument, or the list of its kind. What is not in a list that is there was delisted; while there is none, nothing is known.
 */
export function tradeMarketOf(symbol: string, site: Listing, from: Instrument | readonly Instrument[] | undefined): TradeMarket {
  const pair = isList(from) ? from.find((known) => known.symbol === symbol) : from;
  const steps = pair ?? site.openTradeSymbols[symbol];
  const { base = symbol, quote = '' } = steps ?? {};
  const priceIncrement = steps?.priceIncrement ?? FALLBACK_INCREMENT;
  const quantityIncrement = steps?.quantityIncrement ?? FALLBACK_INCREMENT;
  return {
    symbol,
    base,
    quote,
    priceIncrement,
    quantityIncrement,
    priceDecimals: decimalsOf(priceIncrement),
    sizeDecimals: decimalsOf(quantityIncrement),
    totalDecimals: totalDecimals(steps?.minNotional ?? FALLBACK_INCREMENT),
    rules: pair,
    state: pair?.state ?? (isList(from) ? 'DELISTED' : 'LIVE'),
    stateReason: pair?.stateReason ?? undefined,
    stateUntil: pair?.stateUntil ?? undefined,
  };
}

/** "96482.1" and the dollar rate of its quote -> dollars. */
export function usdRateOf(quote: string, site: Listing): string | undefined {
  return site.coinInfo[quote]?.rate.USD;
}
