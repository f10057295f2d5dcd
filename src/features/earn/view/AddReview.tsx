import { useTranslation } from 'next-i18next/pages';
import { DAY_MS } from '@/domain/earn/interest';
import { interestOver, interestOverDays } from '@/domain/earn/projection';
import type { OwnPlan } from '@/src/api/queries/earn';
import { useFormat } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import styles from './Earn.module.css';
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
  const principal = amount || '0';
  const text = (value: string) => `${format.amount(value)} ${coin}`;
  const gain = (value: string) => <bdi className={`num ${styles.gain}`}>{`+${text(value)}`}</bdi>;
  const eachDay = { label: t('earn.eachDay'), value: gain(interestOverDays(principal, aprPercent, 1, 8)) };
  const facts = [
    { label: t('earn.principal'), value: <bdi className="num">{text(principal)}</bdi> },
    { label: t('earn.apr'), value: <bdi className="num">{format.fixed(aprPercent, 2)}%</bdi> },
    // Less than a day is left: no day gives as much as a whole one.
    ...(endsAt !== null && endsAt - now < DAY_MS ? [] : [eachDay]),
    ...(endsAt === null
      ? [
          {
            label: t('earn.over', { term: t('home.earn.days', { count: EXAMPLE_DAYS }) }),
            value: gain(interestOverDays(principal, aprPercent, EXAMPLE_DAYS, 8)),
          },
        ]
      : [
          { label: t('earn.toCome'), value: gain(interestOver(principal, aprPercent, endsAt - now, 8)) },
          { label: t('earn.runsTo'), value: format.date(endsAt) },
        ]),
  ];
  return (
    <ReviewCard
      {...{ coin, facts }}
      isFixed={endsAt !== null}
      act={(isAgreed) => (
        <Button size="large" block disabled={!isReady || !isAgreed} loading={isBusy} onClick={onSend} data-testid="earn-send">
          {t('earn.addAct', { amount: text(principal) })}
        </Button>
      )}
    />
  );
}
