import { useTranslation } from 'next-i18next/pages';
import { DAY_MS } from '@/domain/earn/interest';
import { interestOver, interestOverDays } from '@/domain/earn/projection';
import type { OwnPlan } from '@/src/api/queries/earn';
import { useFormat } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import { useAmountText } from '../useAmountText';
import { Gain } from './Gain';
import { ReviewCard } from './ReviewCard';

/** How long the example of a plan without an end is. */
const EXAMPLE_DAYS = 30;

interface AddReviewProps {
  plan: OwnPlan;
  amount: string;
  /** Ms since 1970. */
  now: number;
  isReady: boolean;
  isBusy: boolean;
  onSend: () => void;
}

/** What more money comes to in an own plan: at the plan's own rate, and from now to the plan's own end. */
export function AddReview({ plan: { coinSymbol: coin, aprPercent, endsAt }, amount, now, isReady, isBusy, onSend }: AddReviewProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const text = useAmountText(coin);
  const principal = amount === '' ? undefined : amount;
  /** Nothing is promised for an amount that the plan does not take. */
  const gain = (of: (principal: string) => string) => <Gain text={isReady ? text(of(amount)) : undefined} />;
  const overDays = (days: number) => gain((sum) => interestOverDays(sum, aprPercent, days, 8));
  const eachDay = { label: t('earn.eachDay'), value: overDays(1) };
  const facts = [
    { label: t('earn.principal'), value: <bdi className="num">{text(principal)}</bdi> },
    { label: t('earn.apr'), value: <bdi className="num">{format.fixed(aprPercent, 2)}%</bdi> },
    // Less than a day is left: no day gives as much as a whole one.
    ...(endsAt !== null && endsAt - now < DAY_MS ? [] : [eachDay]),
    ...(endsAt === null
      ? [
          {
            label: t('earn.over', { term: t('home.earn.days', { count: EXAMPLE_DAYS }) }),
            value: overDays(EXAMPLE_DAYS),
          },
        ]
      : [
          { label: t('earn.toCome'), value: gain((sum) => interestOver(sum, aprPercent, endsAt - now, 8)) },
          { label: t('earn.runsTo'), value: format.date(endsAt) },
        ]),
  ];
  return (
    <ReviewCard
      {...{ coin, facts }}
      isFixed={endsAt !== null}
      act={(isAgreed) => (
        <Button size="large" block disabled={!isReady || !isAgreed} loading={isBusy} onClick={onSend} data-testid="earn-send">
          {principal === undefined ? t('earn.enterAmount') : t('earn.addAct', { amount: text(principal) })}
        </Button>
      )}
    />
  );
}
