import { compare, divide } from '../money/decimal';
import { CURRENCIES, type Currency } from './preferences';

/** What one of each coin is in currencies, as a brand's site configuration has it. */
export type CoinInfo = Readonly<Record<string, { rate: Readonly<Record<string, string>> }>>;

const RATE_DECIMALS = 12;
/** Whose rates are asked first: most brands keep them with the coin of the dollar. */
const DOLLAR_COIN = 'USDT';

/** What one US dollar is in a currency, by a coin that has a rate in both; undefined when none has. */
export function usdRateIn(currency: string, coinInfo: CoinInfo): string | undefined {
  if (currency === 'USD') return '1';
  const coins = [coinInfo[DOLLAR_COIN], ...Object.values(coinInfo)];
  for (const coin of coins) {
    const usd = coin?.rate.USD;
    const other = coin?.rate[currency];
    if (usd && other && compare(usd, '0') > 0 && compare(other, '0') > 0) return divide(other, usd, 'down', RATE_DECIMALS);
  }
  return undefined;
}

/** In which currencies this brand can show values. */
export const currenciesOf = (coinInfo: CoinInfo): Currency[] =>
  CURRENCIES.filter((currency) => usdRateIn(currency, coinInfo) !== undefined);
