import type { WalletCoin, WalletDetail } from '@/contract/wallet';
import { add, compare, divide, isZero, max, multiply, subtract } from '@/domain/money/decimal';
import type { Quote } from './quotes';

/** What is looked at: everything, or one wallet. */
export type Shelf = 'ALL' | 'MAIN' | 'TRADE';

export interface AssetRow {
  symbol: string;
  total: string;
  available: string;
  /** Set aside for orders, for what is being sent ... */
  held: string;
  /** In US dollars; undefined where the coin has no price. */
  price: string | undefined;
  value: string | undefined;
  /** Of the price, in a day, in percent. */
  change: string | undefined;
}

type QuoteOf = (coin: string) => Quote;

/** What lies in plans is held in the main wallet. It is looked at by itself, and no sum of that wallet counts it. */
export const earnOf = ({ earnAssets }: Pick<WalletDetail, 'earnAssets'>, coin: string): string =>
  earnAssets.find(({ coinSymbol }) => coinSymbol === coin)?.total ?? '0';

function amountsOf({ main, trade }: WalletCoin, shelf: Shelf, inPlans: string): { available: string; held: string } {
  if (shelf === 'TRADE') return trade;
  const besidePlans = { ...main, held: max(subtract(main.held, inPlans), '0') };
  if (shelf === 'MAIN') return besidePlans;
  return { available: add(main.available, trade.available), held: add(besidePlans.held, trade.held) };
}

/** Every coin of a wallet, the most valuable first, those without a price last. What lies in plans is left out. */
export function assetRows(detail: WalletDetail, shelf: Shelf, quoteOf: QuoteOf): AssetRow[] {
  const rows = detail.assets.map((coin): AssetRow => {
    const { available, held } = amountsOf(coin, shelf, earnOf(detail, coin.coinSymbol));
    const total = add(available, held);
    const { usd, change } = quoteOf(coin.coinSymbol);
    return { symbol: coin.coinSymbol, total, available, held, price: usd, value: usd && multiply(total, usd), change };
  });
  return rows.filter(({ total }) => !isZero(total)).sort((one, other) => compare(other.value ?? '0', one.value ?? '0'));
}

/** What something is worth in US dollars; coins without a price count as nothing. */
export const sumOf = (rows: readonly Pick<AssetRow, 'value'>[]): string => rows.reduce((sum, { value }) => add(sum, value ?? '0'), '0');

/** What lies in plans is worth. */
export const earnValueOf = ({ earnAssets }: Pick<WalletDetail, 'earnAssets'>, quoteOf: QuoteOf): string =>
  earnAssets.reduce((sum, { coinSymbol, total }) => add(sum, multiply(total, quoteOf(coinSymbol).usd ?? '0')), '0');

const PERCENT_DECIMALS = 6;

/** A part of a whole in percent; nothing of nothing is 0. */
export const percentOf = (part: string, whole: string): string =>
  compare(whole, '0') > 0 ? divide(multiply(part, '100'), whole, 'down', PERCENT_DECIMALS) : '0';

/** What is worth less than a dollar, if it is known. */
export const isSmall = ({ value }: Pick<AssetRow, 'value'>): boolean => value !== undefined && compare(value, '1') < 0;
