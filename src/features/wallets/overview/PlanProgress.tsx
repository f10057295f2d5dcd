import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { EarnSubscription } from '@/contract/earn';
import { ProgressBar } from '@/src/ui/progress/ProgressBar';
import styles from './EarnSection.module.css';
import { progressOf } from './earnRows';

/** How far the term of a plan has come; a flexible one has none. */
export function PlanProgress({ plan, withoutWords }: { plan: EarnSubscription; withoutWords?: boolean }) {
  const { t } = useTranslation('common');
  const [now] = useState(() => Date.now());
  if (plan.termDays === null) return withoutWords ? null : <span className={styles.words}>{t('wallets.anyTime')}</span>;
  const { day, percent } = progressOf(plan, plan.termDays, now);
  const words = t('wallets.daysOf', { day, days: plan.termDays });
  return (
    <span className={styles.progress}>
      <span className={styles.bar}>
        <ProgressBar value={percent} label={words} hideText />
      </span>
      {withoutWords ? null : <span className={styles.words}>{words}</span>}
    </span>
  );
}
