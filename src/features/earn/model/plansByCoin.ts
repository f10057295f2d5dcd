import type { EarnPlan } from '@/contract/earn';
import { add, compare } from '@/domain/money/decimal';

export interface CoinPlans {
  coinSymbol: string;
  /** Flexible first, then by term. */
  plans: EarnPlan[];
  best: EarnPlan;
  minAmount: string;
  room: string;
}

export type PlanFilter = 'ALL' | 'FLEXIBLE' | 'FIXED';

const byTerm = (left: EarnPlan, right: EarnPlan) => (left.termDays ?? 0) - (right.termDays ?? 0);
const byRate = (left: EarnPlan, right: EarnPlan) => compare(right.aprPercent, left.aprPercent);

/** The coin with the best rate first. */
export const byBestRate = (left: CoinPlans, right: CoinPlans): number => byRate(left.best, right.best);

/** The shortest and the longest fixed term, in days; nothing where there is none. */
export function termRange(plans: readonly EarnPlan[]): { least: number; most: number } | undefined {
  const terms = plans.flatMap(({ termDays }) => termDays ?? []);
  return terms.length > 0 ? { least: Math.min(...terms), most: Math.max(...terms) } : undefined;
}

function together(coinSymbol: string, own: readonly EarnPlan[]): CoinPlans[] {
  const [best] = own.toSorted(byRate);
  const [least] = own.toSorted((left, right) => compare(left.minAmount, right.minAmount));
  if (!best || !least) return [];
  const room = own.reduce((sum, plan) => add(sum, plan.room), '0');
  return [{ coinSymbol, plans: own.toSorted(byTerm), best, minAmount: least.minAmount, room }];
}

/** Plans put together by coin, in the order the site lists them; those that fit the filter and the search. */
export function plansByCoin(plans: readonly EarnPlan[], filter: PlanFilter = 'ALL', search = ''): CoinPlans[] {
  const sought = search.trim().toUpperCase();
  const fitting = plans.filter((plan) => (filter === 'ALL' || plan.planType === filter) && plan.coinSymbol.includes(sought));
  const coins = [...new Set(fitting.map(({ coinSymbol }) => coinSymbol))];
  return coins.flatMap((coin) =>
    together(
      coin,
      fitting.filter(({ coinSymbol }) => coinSymbol === coin),
    ),
  );
}
