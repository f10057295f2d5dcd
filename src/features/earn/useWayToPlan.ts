import { useTranslation } from 'next-i18next/pages';
import type { OwnPlan } from '@/src/api/queries/earn';
import { pathTo } from '@/src/config/matchRoute';
import { planNumber } from './model/planNumber';

/** The way back to a plan, by its number once it is known. */
export function useWayToPlan(applyId: string, plan: OwnPlan | undefined) {
  const { t } = useTranslation('common');
  return { label: plan ? t('earn.planOf', { number: planNumber(plan) }) : t('earn.plan'), href: pathTo('earnPlan', { applyId }) };
}
