import { compare, divide } from '../money/decimal';
import { CURRENCIES, type Currency } from './preferences';

/** What one of each coin is in currencies, as a brand's site configuration has it. */
export type CoinInfo = Readonly<Record<string, { rate: Readonly<Record<string, string>> }>>;

const RATE_DECIMALS = 12;
/** Whose rates are asked first: most brands keep them with the coin of the dollar. */
const DOLLAR_COIN = 'USDT';

type Rated = { rate: Readonly<Record<string, string>> };

/** The coin that has a rate in both dollars and a currency, by its name. */
function coinWith(currency: string, coinInfo: CoinInfo): [string, Rated] | undefined {
  const dollar = coinInfo[DOLLAR_COIN];
  const coins: [string, Rated][] = [...(dollar ? [[DOLLAR_COIN, dollar] satisfies [string, Rated]] : []), ...Object.entries(coinInfo)];
  const isPositive = (rate: string | undefined) => rate !== undefined && rate !== '' && compare(rate, '0') > 0;
  return coins.find(([, { rate }]) => isPositive(rate.USD) && isPositive(rate[currency]));
}

/** What one US dollar is in a currency, by a coin that has a rate in both; undefined when none has. */
export function usdRateIn(currency: string, coinInfo: CoinInfo): string | undefined {
  if (currency === 'USD') return '1';
  const [, coin] = coinWith(currency, coinInfo) ?? [];
  const [usd, other] = [coin?.rate.USD, coin?.rate[currency]];
  return usd && other ? divide(other, usd, 'down', RATE_DECIMALS) : undefined;
}

/** The coins that `usdRateIn` reads, of all there are. */
export function ratesOf<Info extends CoinInfo>(coinInfo: Info): Info {
  const read = new Set(CURRENCIES.map((currency) => coinWith(currency, coinInfo)?.[0]));
  return Object.fromEntries(Object.entries(coinInfo).filter(([coin]) => read.has(coin))) as Info;
}

/** In which currencies this brand can show values. */
export const currenciesOf = (coinInfo: CoinInfo): Currency[] =>
  CURRENCIES.filter((currency) => usdRateIn(currency, coinInfo) !== undefined);
