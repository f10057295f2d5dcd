import { useTranslation } from 'next-i18next/pages';
import { codes } from '@/contract/codes';
import { pathTo } from '@/src/config/matchRoute';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { useWayToPlans } from '../useWayToPlans';

interface NoPlanProps {
  /** Why nothing can be done with it; without it there is no such plan. */
  reason?: 'earnPlanEnded' | 'earnPlanClosed' | 'earnRateOver' | undefined;
  /** The own plan it is about, where there is one. */
  applyId?: string;
}

/** Instead of what a page would do with an own plan: why it cannot, and where to go on. */
export function NoPlan({ reason, applyId }: NoPlanProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const plans = useWayToPlans();
  const { code, key } = codes[reason ?? 'earnPlanUnknown'];
  const way = applyId ? { label: t('earn.openPlan'), href: pathTo('earnPlan', { applyId }) } : plans;
  return (
    <EmptyView
      title={words({ code, msg: key })}
      action={
        <ButtonLink variant="tertiary" size="small" href={way.href}>
          {way.label}
        </ButtonLink>
      }
    />
  );
}
