import { PLAN_TYPES, type PlanType } from '@/domain/earn/planTypes';
import { loadCoinSymbol } from '@/src/api/loadCoin';
import type { PageVisit } from '@/src/api/pageVisit';

/** The coin of /earn/{coin}, in whatever case it is written; undefined, which answers 404, for what is none: money earns nothing. @throws ExchangeAway */
export const loadEarnCoin = loadCoinSymbol;

/** The coin and the kind of plan of an address; undefined, which answers 404, where one of them is none. @throws ExchangeAway */
export async function loadEarnPlan(
  visit: Pick<PageVisit, 'params' | 'host' | 'language'>,
): Promise<{ coin: string; planType: PlanType } | undefined> {
  const named = await loadEarnCoin(visit);
  const planType = PLAN_TYPES.find((type) => type === String(visit.params.planType).toUpperCase());
  return named && planType && { ...named, planType };
}
