import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import type { EarnPlan } from '@/contract/earn';
import { interestOverDays } from '@/domain/earn/projection';
import { useFormat } from '@/src/format';
import { DecimalInput } from '@/src/ui/field/DecimalInput';
import { Tabs } from '@/src/ui/tabs/Tabs';
import type { CoinPlans } from '../model/plansByCoin';
import { evenSteps } from '../model/stairs';
import { scaleOf } from '../model/ticks';
import { usePlanName } from '../usePlanName';
import styles from './Earn.module.css';
import { Facts } from './Facts';
import { Legend } from './Legend';
import { StairChart } from './StairChart';

const MONTHS = 12;
const YEAR = 365;
const QUARTERS = [3, 6, 9, 12];
const gain = (amount: string, { aprPercent }: EarnPlan, days: number) => interestOverDays(amount || '0', aprPercent, days, 8);

interface CalculatorProps {
  coin: CoinPlans;
  /** Where another coin is chosen; without it, there is this one. */
  coinChoice?: ReactNode;
}

/** What an amount would earn in a coin's plans. It counts on the principal alone, as the plans do. */
export function Calculator({ coin: { coinSymbol, plans, best }, coinChoice }: CalculatorProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const nameOf = usePlanName();
  const [amount, setAmount] = useState('10000');
  const [planId, setPlanId] = useState(best.planId);
  const plan = plans.find((one) => one.planId === planId) ?? best;
  const flexible = plans.find(({ planType }) => planType === 'FLEXIBLE');
  // A share for the eye; what is earned is counted exactly below.
  const inAYear = (one: EarnPlan) => Number(gain(amount, one, YEAR));
  const scale = scaleOf(0, Math.max(...plans.map(inAYear)));
  const line = (one: EarnPlan) => evenSteps(MONTHS, { at: 0, value: 0 }, { at: 1, value: inAYear(one) / scale.high });
  const earned = (days: number) => `${format.signed(gain(amount, plan, days), 2)} ${coinSymbol}`;
  const term = plan.termDays ?? 30;
  return (
    <section className={styles.card} aria-label={t('earn.calc.title')}>
      <div className={styles.titleLine}>
        <h2 className={styles.cardTitle}>{t('earn.calc.title')}</h2>
        <Legend solid={nameOf(plan.termDays)} dashed={flexible && flexible !== plan ? nameOf(null) : undefined} />
      </div>
      <DecimalInput
        label={t('earn.amount')}
        value={amount}
        onValueChange={setAmount}
        decimalScale={8}
        unit={coinSymbol}
        allowNegative={false}
        end={coinChoice ?? coinSymbol}
      />
      <Tabs
        look="segment"
        stretch
        label={t('earn.term')}
        value={plan.planId}
        onChange={setPlanId}
        items={plans.map((one) => ({ value: one.planId, label: nameOf(one.termDays) }))}
      />
      <StairChart
        label={t('earn.chart')}
        solid={line(plan)}
        dashed={flexible && flexible !== plan ? line(flexible) : []}
        marks={[t('earn.today'), ...QUARTERS.map((month) => t('earn.calc.month', { month }))]}
        ticks={scale.ticks.slice(1).map((value) => ({ at: value / scale.high, text: `+${format.compact(value.toFixed(scale.decimals))}` }))}
      />
      <Facts
        className={styles.results}
        facts={[
          { label: t('earn.apr'), value: <bdi className="num">{format.fixed(plan.aprPercent, 2)}%</bdi> },
          {
            label: t('earn.calc.after', { term: t('home.earn.days', { count: term }) }),
            value: <bdi className={`num ${styles.gain}`}>{earned(term)}</bdi>,
          },
          { label: t('earn.calc.year'), value: <bdi className={`num ${styles.gain}`}>{earned(YEAR)}</bdi> },
        ]}
      />
    </section>
  );
}
