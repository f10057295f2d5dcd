import { useTranslation } from 'next-i18next/pages';
import { DAY_MS } from '@/domain/earn/interest';
import { interestOver } from '@/domain/earn/projection';
import type { OwnPlan } from '@/src/api/queries/earn';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useOffers } from '@/src/brand/offers';
import { MASK, useFormat } from '@/src/format';
import { Timeline, type TimelineStep } from '@/src/ui/timeline/Timeline';
import { useAmountText } from '../useAmountText';
import { useNow } from '../useNow';
import { usePlanName } from '../usePlanName';
import styles from './Earn.module.css';

/** The midnight (UTC) behind a moment: when interest is paid. */
const nextPayment = (ms: number) => (Math.floor(ms / DAY_MS) + 1) * DAY_MS;

/** What happened with the plan, what is happening, and what will, each with its day. */
export function PlanSchedule({ plan }: { plan: OwnPlan }) {
  const { t } = useTranslation('common');
  const { isShown } = useShowBalances();
  const format = useFormat();
  const nameOf = usePlanName();
  const now = useNow() ?? plan.countedAt;
  const { principal, coinSymbol, openedAt, endsAt, endedAt, autoRenew, termDays, status, rewards, aprPercent } = plan;
  const text = useAmountText(coinSymbol);
  const { earn: isOffered } = useOffers();
  const amount = (value: string) => (isShown ? text(value) : `${MASK} ${coinSymbol}`);
  const first = nextPayment(openedAt);
  const isOver = status !== 'ACTIVE';
  // The next term runs from the end of this one, however late that was seen to.
  const over = status === 'RENEWED' ? endsAt : endedAt;
  const each = rewards === 0 ? interestOver(principal, aprPercent, first - openedAt, 8) : interestOver(principal, aprPercent, DAY_MS, 8);
  const put = plan.actions.find(({ kind }) => kind === 'SUBSCRIBE')?.amount ?? principal;
  const whatEnds =
    // Nothing renews where no plans are offered any more.
    autoRenew && isOffered && termDays !== null
      ? t('earn.schedule.renews', { term: nameOf(termDays) })
      : t('earn.schedule.returns', { amount: amount(principal) });
  const steps: TimelineStep[] = [
    {
      key: 'subscribed',
      state: 'done',
      title: t('earn.schedule.subscribed'),
      text: t('earn.schedule.left', { amount: amount(put) }),
      at: format.moment(openedAt),
    },
    ...plan.actions
      .filter(({ kind }) => kind === 'ADD_FUNDS')
      .map((action) => ({
        key: `added ${action.at}`,
        state: 'done' as const,
        title: t('earn.schedule.added'),
        text: t('earn.schedule.left', { amount: amount(action.amount) }),
        at: format.moment(action.at),
      })),
    ...(isOver && rewards === 0
      ? []
      : [
          {
            key: 'paid',
            state: isOver ? ('done' as const) : ('now' as const),
            title: t('earn.facts.daily'),
            text: isOver
              ? t('earn.schedule.paidOften', { times: rewards })
              : t('earn.schedule.next', { times: rewards, amount: amount(each) }),
            at: isOver ? undefined : format.moment(nextPayment(now)),
          },
        ]),
    ...(isOver
      ? [
          {
            key: 'end',
            state: 'done' as const,
            title: t(`earn.status.${status}`),
            at: over === null ? undefined : format.moment(over),
          },
        ]
      : endsAt === null
        ? []
        : [{ key: 'end', state: 'next' as const, title: t('earn.atEnd'), text: whatEnds, at: format.moment(endsAt) }]),
  ];
  return (
    <section className={styles.list} aria-label={t('earn.schedule.title')}>
      <h2 className={styles.cardTitle}>{t('earn.schedule.title')}</h2>
      <Timeline steps={steps} />
    </section>
  );
}
