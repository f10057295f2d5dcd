import { Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { PracticeStatus } from '@/contract/practice';
import { useFormat } from '@/src/format';
import styles from './Practice.module.css';

/** When the next claim is possible: after the last one, or after the one that could be made now. */
export function ClaimTime({ nextClaimAt, intervalMs }: Pick<PracticeStatus, 'nextClaimAt' | 'intervalMs'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [openedAt] = useState(() => Date.now());
  return (
    <p className={styles.when}>
      <Clock size={16} aria-hidden="true" />
      <span>
        {nextClaimAt === null
          ? t('shell.practice.ifNow', { time: format.moment(openedAt + intervalMs, 'utc') })
          : t('shell.practice.next', { time: format.moment(nextClaimAt, 'utc') })}
      </span>
    </p>
  );
}
