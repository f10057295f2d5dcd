import { add, multiply, roundDecimals } from '../money/decimal';
import { type Currency, DEFAULT_PREFERENCES } from './preferences';
import { type CoinInfo, usdRateIn } from './usdRateIn';

/** An amount of an asset, in whole coins. */
export interface Holding {
  asset: string;
  amount: string;
}

/** As exact as a value is told. */
const VALUE_DECIMALS = 8;

/** What holdings are worth in US dollars, unrounded. Assets without a price count as nothing. */
export function usdWorth(holdings: readonly Holding[], usdOf: (asset: string) => string | undefined): string {
  let usd = '0';
  for (const { asset, amount } of holdings) usd = add(usd, multiply(amount, usdOf(asset) ?? '0'));
  return usd;
}

export interface Valued {
  baseCurrency: Currency;
  total: string;
}

/** What holdings are worth in a currency by a brand's rates, rounded down; in US dollars where it has no rate for it. */
export function worthInCurrency(holdings: readonly Holding[], wanted: Currency, coinInfo: CoinInfo): Valued {
  const usd = usdWorth(holdings, (asset) => coinInfo[asset]?.rate.USD);
  const rate = usdRateIn(wanted, coinInfo);
  const baseCurrency = rate === undefined ? DEFAULT_PREFERENCES.currency : wanted;
  return { baseCurrency, total: roundDecimals(multiply(usd, rate ?? '1'), VALUE_DECIMALS, 'down') };
}
