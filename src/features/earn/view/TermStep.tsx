import { useTranslation } from 'next-i18next/pages';
import type { EarnPlan } from '@/contract/earn';
import { useFormat } from '@/src/format';
import { RadioGroup } from '@/src/ui/choice/RadioGroup';
import { usePlanName } from '../usePlanName';
import styles from './Earn.module.css';

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
  const options = plans.map(({ planId, termDays, aprPercent }) => ({
    value: planId,
    label: (
      <span className={styles.term}>
        {nameOf(termDays)}
        <bdi className="num">{format.fixed(aprPercent, 2)}%</bdi>
        <small>{termDays === null ? t('earn.anyTime') : t('earn.atEnd')}</small>
      </span>
    ),
  }));
  return (
    <section className={styles.step} aria-label={t('earn.term')}>
      <h2 className={styles.stepTitle}>{t('earn.term')}</h2>
      <RadioGroup label={t('earn.term')} options={options} value={value} onChange={onChange} column />
    </section>
  );
}
