import type { EarnSubscription } from '@/contract/earn';
import type { WalletDetail } from '@/contract/wallet';
import { dayOfTerm } from '@/domain/earn/dayOfTerm';
import { multiply } from '@/domain/money/decimal';
import type { Quote } from '../holdings/quotes';

/** What earns, with what the client adds to it (specification section 3, "Wallet summary"): a plan, or all plans of a coin together. */
export interface EarnRow {
  key: string;
  coinSymbol: string;
  total: string;
  totalEarnedAmount: string;
  totalUsd: string | undefined;
  totalEarnedUsd: string | undefined;
  plan: EarnSubscription | undefined;
}

type QuoteOf = (coin: string) => Quote;
type Amounts = Pick<EarnRow, 'key' | 'coinSymbol' | 'total' | 'totalEarnedAmount' | 'plan'>;

function valued(row: Amounts, quoteOf: QuoteOf): EarnRow {
  const { usd } = quoteOf(row.coinSymbol);
  return { ...row, totalUsd: usd && multiply(row.total, usd), totalEarnedUsd: usd && multiply(row.totalEarnedAmount, usd) };
}

/** Plan by plan. */
export const rowsOfPlans = (plans: readonly EarnSubscription[], quoteOf: QuoteOf): EarnRow[] =>
  plans.map((plan) => {
    const { applyId, coinSymbol, principal, paid } = plan;
    return valued({ key: applyId, coinSymbol, total: principal, totalEarnedAmount: paid, plan }, quoteOf);
  });

/** Coin by coin, where plans are not shown. */
export const rowsOfAssets = (assets: WalletDetail['earnAssets'], quoteOf: QuoteOf): EarnRow[] =>
  assets.map((asset) => valued({ ...asset, key: asset.coinSymbol, plan: undefined }, quoteOf));

/** Which day of its term a plan is at, as its own page counts, and what that is in percent. `termDays`: of a plan with a term. */
export function progressOf({ openedAt }: Pick<EarnSubscription, 'openedAt'>, termDays: number, nowMs: number) {
  const day = dayOfTerm(openedAt, termDays, nowMs);
  return { day, percent: String(Math.floor((day * 100) / termDays)) };
}
