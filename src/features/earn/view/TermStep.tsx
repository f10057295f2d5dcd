import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { EarnPlan } from '@/contract/earn';
import { DAY_MS } from '@/domain/earn/interest';
import { useFormat } from '@/src/format';
import { RadioGroup } from '@/src/ui/choice/RadioGroup';
import { useNow } from '../useNow';
import { usePlanName } from '../usePlanName';
import styles from './Steps.module.css';

interface TermStepProps {
  plans: readonly EarnPlan[];
  value: string;
  onChange: (planId: string) => void;
}

/** Which of a coin's plans. */
export function TermStep({ plans, value, onChange }: TermStepProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const nameOf = usePlanName();
  const now = useNow();
  const endOf = (termDays: number) => (now === undefined ? '' : `${t('earn.runsTo')} ${format.monthDay(now + termDays * DAY_MS)}`);
  const options = plans.map(({ planId, termDays, aprPercent }) => ({
    value: planId,
    label: (
      <span className={styles.term}>
        <b>{nameOf(termDays)}</b>
        <bdi className={`num ${styles.termRate}`}>{format.fixed(aprPercent, 2)}%</bdi>
        <small>{termDays === null ? t('earn.anyTime') : endOf(termDays)}</small>
      </span>
    ),
  }));
  return (
    <section className={clsx(styles.step, styles.terms)} aria-label={t('earn.term')}>
      <h2 className={styles.stepTitle}>{t('earn.term')}</h2>
      <RadioGroup label={t('earn.term')} options={options} value={value} onChange={onChange} column />
    </section>
  );
}
