import { useTranslation } from 'next-i18next/pages';
import type { EarnPlan } from '@/contract/earn';
import { DAY_MS } from '@/domain/earn/interest';
import { interestOverDays } from '@/domain/earn/projection';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { createPath } from '../model/createPath';
import { useAmountText } from '../useAmountText';
import { useNow } from '../useNow';
import { usePlanName } from '../usePlanName';
import { Gain } from './Gain';
import { ReviewCard } from './ReviewCard';

interface CreateReviewProps {
  coin: string;
  plan: EarnPlan;
  amount: string;
  isSignedIn: boolean;
  isReady: boolean;
  isBusy: boolean;
  onSend: () => void;
}

/** What a new plan comes to over its term, what leaving early costs, and the act. */
export function CreateReview({ coin, plan, amount, isSignedIn, isReady, isBusy, onSend }: CreateReviewProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const nameOf = usePlanName();
  const now = useNow();
  const text = useAmountText(coin);
  /** Undefined: nothing is written yet. */
  const principal = amount === '' ? undefined : amount;
  const days = plan.termDays ?? 30;
  /** Nothing is promised for an amount that the plan does not take. */
  const gain = (count: number) => <Gain text={isReady ? text(interestOverDays(amount, plan.aprPercent, count, 8)) : undefined} />;
  const facts = [
    { label: t('earn.principal'), value: <bdi className="num">{text(principal)}</bdi> },
    { label: t('earn.apr'), value: <bdi className="num">{format.fixed(plan.aprPercent, 2)}%</bdi> },
    { label: t('earn.term'), value: nameOf(plan.termDays) },
    { label: t('earn.eachDay'), value: gain(1) },
    ...(plan.termDays === null || now === undefined ? [] : [{ label: t('earn.runsTo'), value: format.date(now + plan.termDays * DAY_MS) }]),
  ];
  const here = createPath({ coin, planType: plan.planType, planId: plan.planId, amount });
  return (
    <ReviewCard
      {...{ coin, facts }}
      headline={{ label: t('earn.over', { term: t('home.earn.days', { count: days }) }), value: gain(days) }}
      isFixed={plan.termDays !== null}
      act={(isAgreed) =>
        isSignedIn ? (
          <Button size="large" block disabled={!isReady || !isAgreed} loading={isBusy} onClick={onSend} data-testid="earn-send">
            {principal === undefined ? t('earn.enterAmount') : t('earn.act', { amount: text(principal) })}
          </Button>
        ) : (
          <ButtonLink size="large" block href={`${pathTo('login')}?${new URLSearchParams({ returnUrl: here })}`}>
            {t('earn.login')}
          </ButtonLink>
        )
      }
    />
  );
}
