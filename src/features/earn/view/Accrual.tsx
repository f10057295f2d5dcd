import { useTranslation } from 'next-i18next/pages';
import { DAY_MS } from '@/domain/earn/interest';
import { earnedAt, interestOver, unpaidAt } from '@/domain/earn/projection';
import type { OwnPlan } from '@/src/api/queries/earn';
import { BalancesEye } from '@/src/balances/BalancesEye';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useFormat } from '@/src/format';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { evenSteps, type Step } from '../model/stairs';
import { scaleOf } from '../model/ticks';
import { useNow } from '../useNow';
import styles from './Earn.module.css';
import { StairChart } from './StairChart';

const DECIMALS = 8;
/** Of a number with eight decimals, those in small figures. */
const SMALL = 6;

/** What it has earned, counted on between two payments, and drawn: solid to now, dashed to its end. */
export function Accrual({ plan }: { plan: OwnPlan }) {
  const { t } = useTranslation('common');
  const { isShown } = useShowBalances();
  const format = useFormat();
  const ticking = useNow();
  const now = plan.endedAt ?? ticking ?? plan.countedAt;
  const isOver = plan.status !== 'ACTIVE';
  const unpaid = isOver ? '0' : unpaidAt(plan, now, DECIMALS);
  const earned = format.fixed(isOver ? plan.paid : earnedAt(plan, now, DECIMALS), DECIMALS);
  return (
    <section className={styles.card} aria-label={t('earn.earned')}>
      <p className={styles.quiet}>
        {t('earn.earned')} <BalancesEye />
      </p>
      {isShown ? (
        <>
          <bdi className={`num ${styles.accrual}`} dir="ltr" data-testid="earn-accrual">
            +{earned.slice(0, -SMALL)}
            <small>{earned.slice(-SMALL)}</small> <span className={styles.accrualUnit}>{plan.coinSymbol}</span>
          </bdi>
          {isOver ? null : (
            <p className={styles.quiet}>
              {t('earn.paidPending', { paid: format.amount(plan.paid), pending: format.fixed(unpaid, DECIMALS) })}
            </p>
          )}
          <PlanStairs plan={plan} now={now} unpaid={unpaid} />
        </>
      ) : (
        <>
          <HiddenText className={styles.accrual} />
          <p className={styles.quiet}>{t('earn.hidden')}</p>
        </>
      )}
    </section>
  );
}

function PlanStairs({ plan, now, unpaid }: { plan: OwnPlan; now: number; unpaid: string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const isRunning = plan.status === 'ACTIVE';
  const end = plan.endsAt ?? (isRunning ? now + 30 * DAY_MS : now);
  const earned = Number(plan.paid) + Number(unpaid);
  const toCome = isRunning ? Number(interestOver(plan.principal, plan.aprPercent, end - now, DECIMALS)) : 0;
  const span = Math.max(end - plan.openedAt, DAY_MS);
  const scale = scaleOf(0, earned + toCome || 1);
  const most = scale.high;
  const at = (ms: number) => Math.min(1, (ms - plan.openedAt) / span);
  const paid = plan.steps.map((step): Step => ({ at: at(step.at), value: Number(step.paid) / most }));
  const today: Step = { at: at(now), value: earned / most };
  const future = isRunning
    ? evenSteps(Math.max(1, Math.min(120, Math.ceil((end - now) / DAY_MS))), today, { at: 1, value: (earned + toCome) / most })
    : [];
  const marks = [format.date(plan.openedAt), format.date(end)];
  const ticks = scale.ticks
    .slice(1)
    .map((value) => ({ at: value / most, text: `+${format.fixed(String(value), Math.min(8, Math.max(2, scale.decimals)))}` }));
  return (
    <StairChart
      label={t('earn.chart')}
      solid={[{ at: 0, value: 0 }, ...paid, today]}
      dashed={future}
      marks={marks}
      ticks={ticks}
      today={t('earn.today')}
    />
  );
}
