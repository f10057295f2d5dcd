import { divide, multiply } from '../money/decimal';

/** Last price of a market; null when it never traded. */
export interface LastPrice {
  base: string;
  quote: string;
  last: string | null;
}

/** The stable coin whose price stands for the dollar. */
export const DOLLAR = 'USDT';
export const RATE_DECIMALS = 12;

/**
 * Prices in USD. Coins with a market against the dollar coin come first; the others by one step over a coin that has a rate:
 * ETH from ETH_BTC x BTC, EUR (a quote) from BTC / BTC_EUR.
 */
export function usdRatesFrom(prices: readonly LastPrice[]): Map<string, string> {
  const rates = new Map([[DOLLAR, '1']]);
  const traded = prices.flatMap(({ base, quote, last }) => (last === null ? [] : [{ base, quote, last }]));
  for (const { base, quote, last } of traded) if (quote === DOLLAR) rates.set(base, last);
  for (const { base, quote, last } of traded) {
    const ofBase = rates.get(base);
    const ofQuote = rates.get(quote);
    if (ofBase === undefined && ofQuote !== undefined) rates.set(base, multiply(last, ofQuote));
    if (ofQuote === undefined && ofBase !== undefined) rates.set(quote, divide(ofBase, last, 'down', RATE_DECIMALS));
  }
  return rates;
}
