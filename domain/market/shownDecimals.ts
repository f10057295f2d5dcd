import { decimalsOf } from '../money/increments';

/** What decides how many decimals the amounts of a market are shown with. */
interface ShownSteps {
  base: string;
  quote: string;
  quantityIncrement: string;
  minNotional: string;
}

const FIAT_DECIMALS = 2;
/** As many as the ledger keeps. */
export const LEDGER_DECIMALS = 8;

/** Decimals of totals in quote: two more than the smallest order has. 2 for dollars, 6 where a BTC is the unit. */
export function totalDecimals(minNotional: string): number {
  const smallest = decimalsOf(minNotional);
  return smallest === 0 ? FIAT_DECIMALS : smallest + FIAT_DECIMALS;
}

/** Decimals of a coin wherever its amounts stand below each other: those of its finest lots, of a mere quote those of totals. */
export function coinDecimals(asset: string, markets: readonly ShownSteps[]): number {
  const lots = markets.filter(({ base }) => base === asset).map(({ quantityIncrement }) => decimalsOf(quantityIncrement));
  if (lots.length > 0) return Math.max(...lots);
  const totals = markets.filter(({ quote }) => quote === asset).map(({ minNotional }) => totalDecimals(minNotional));
  return totals.length > 0 ? Math.max(...totals) : LEDGER_DECIMALS;
}

/** Decimals of a fee in `asset`: all of the ledger's in base; in quote two more than totals, for a small fee is no 0. */
export function feeDecimals(asset: string, market: ShownSteps): number {
  return asset === market.quote ? Math.min(LEDGER_DECIMALS, totalDecimals(market.minNotional) + 2) : LEDGER_DECIMALS;
}

/**
 * Decimals of an order's amounts in the asset it receives, which stand below each other: the market's own, or a fee's where those would cut
 * the fee.
 */
export function receivedDecimals(asset: string, market: ShownSteps, fee: string | undefined): number {
  const own = asset === market.quote ? totalDecimals(market.minNotional) : decimalsOf(market.quantityIncrement);
  return fee === undefined || decimalsOf(fee) <= own ? own : feeDecimals(asset, market);
}
