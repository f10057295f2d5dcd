import { useTranslation } from 'next-i18next/pages';
import { DAY_MS } from '@/domain/earn/interest';
import type { CoinEarn } from '@/src/api/queries/earn';
import { useFormat } from '@/src/format';
import type { CoinPlans } from '../model/plansByCoin';
import type { Step } from '../model/stairs';
import { type Scale, scaleOf, shareIn } from '../model/ticks';
import { usePlanName } from '../usePlanName';
import styles from './Earn.module.css';
import { Legend } from './Legend';
import { StairChart } from './StairChart';

const MOST_DAYS = 90;

interface RateChartProps {
  coin: CoinPlans;
  rates: CoinEarn['rates'];
  now: number;
}

/** How the rate of the best plan went, and that of the flexible one beside it. */
export function RateChart({ coin: { plans, best }, rates, now }: RateChartProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const nameOf = usePlanName();
  const flexible = plans.find((plan) => plan.termDays === null && plan !== best);
  const shown = rates.filter(({ planId }) => planId === best.planId || planId === flexible?.planId);
  const values = shown.map(({ aprPercent }) => Number(aprPercent));
  const scale = scaleOf(Math.min(...values), Math.max(...values));
  const fromMs = Math.max(now - MOST_DAYS * DAY_MS, Math.min(...shown.map(({ from }) => from)));
  const marks = [0, 1, 2, 3].map((third) => format.monthDay(fromMs + ((now - fromMs) * third) / 3));
  return (
    <section aria-label={t('earn.rates')}>
      <div className={styles.titleLine}>
        <h2 className={styles.cardTitle}>{t('earn.rates')}</h2>
        <Legend solid={nameOf(best.termDays)} dashed={flexible && nameOf(null)} />
      </div>
      <StairChart
        bare
        label={t('earn.rates')}
        solid={rateSteps(shown, best.planId, [fromMs, now], scale)}
        dashed={flexible ? rateSteps(shown, flexible.planId, [fromMs, now], scale) : []}
        marks={[...new Set(marks)]}
        ticks={scale.ticks.map((value) => ({ at: shareIn(scale, value), text: `${format.fixed(String(value), 2)}%` }))}
      />
    </section>
  );
}

/** There is a line to draw: rates of longer than a day. */
export const hasRates = (rates: CoinEarn['rates'], now: number): boolean => rates.some(({ from }) => now - from > DAY_MS);

interface RateFrom {
  planId: string;
  from: number;
  aprPercent: string;
}

/** A plan's rates as stairs between two moments, the last one held to the end. None of a plan that has none. */
function rateSteps(rates: readonly RateFrom[], planId: string, [fromMs, toMs]: readonly [number, number], scale: Scale): Step[] {
  const own = rates.filter((rate) => rate.planId === planId);
  const at = (ms: number) => Math.min(1, Math.max(0, (ms - fromMs) / (toMs - fromMs)));
  const steps = own.map(({ from, aprPercent }): Step => ({ at: at(from), value: shareIn(scale, Number(aprPercent)) }));
  const last = steps.at(-1);
  return last ? [...steps, { at: 1, value: last.value }] : [];
}
