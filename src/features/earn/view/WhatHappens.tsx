import { useTranslation } from 'next-i18next/pages';
import type { EarnPlan } from '@/contract/earn';
import { DAY_MS } from '@/domain/earn/interest';
import { interestOver, interestOverDays } from '@/domain/earn/projection';
import { useFormat } from '@/src/format';
import { Timeline, type TimelineStep } from '@/src/ui/timeline/Timeline';
import { useAmountText } from '../useAmountText';
import { useNow } from '../useNow';
import { usePlanName } from '../usePlanName';
import styles from './Steps.module.css';

interface WhatHappensProps {
  coin: string;
  plan: EarnPlan;
  amount: string;
  autoRenew: boolean;
}

/** From the subscription to its end, day by day. */
export function WhatHappens({ coin, plan: { aprPercent, termDays }, amount, autoRenew }: WhatHappensProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const nameOf = usePlanName();
  const text = useAmountText(coin);
  const now = useNow();
  if (now === undefined) return null;
  const midnight = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  const overDays = (days: number) => text(interestOverDays(amount, aprPercent, days, 8));
  /** Sums are told once there is an amount; what happens when is known before. */
  const told = (sentence: () => string) => (amount === '' ? undefined : sentence());
  const steps: TimelineStep[] = [
    {
      key: 'today',
      state: 'now',
      title: t('earn.today'),
      text: told(() => t('earn.schedule.leaves', { amount: text(amount) })),
      at: format.moment(now),
    },
    {
      key: 'first',
      state: 'next',
      title: t('earn.schedule.first'),
      text: told(() => t('earn.schedule.firstPart', { amount: text(interestOver(amount, aprPercent, midnight - now, 8)) })),
      at: format.moment(midnight),
    },
    {
      key: 'daily',
      state: 'next',
      title: t('earn.facts.daily'),
      text: told(() =>
        termDays === null
          ? t('earn.schedule.eachDay', { amount: overDays(1) })
          : t('earn.schedule.inAll', { amount: overDays(1), total: overDays(termDays) }),
      ),
      at: format.moment(midnight + DAY_MS),
    },
    ...(termDays === null
      ? []
      : [
          {
            key: 'end',
            state: 'next' as const,
            title: t('earn.atEnd'),
            text: autoRenew
              ? t('earn.schedule.renews', { term: nameOf(termDays) })
              : told(() => t('earn.schedule.returns', { amount: text(amount) })),
            at: format.moment(now + termDays * DAY_MS),
          },
        ]),
  ];
  return (
    <section className={styles.step} aria-label={t('earn.schedule.what')}>
      <h2 className={styles.stepTitle}>{t('earn.schedule.what')}</h2>
      <Timeline steps={steps} />
    </section>
  );
}
