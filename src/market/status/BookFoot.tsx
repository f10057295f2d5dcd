import clsx from 'clsx';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { formatTime, useFormat } from '@/src/format';
import type { Freshness } from '@/src/realtime';
import { Button } from '@/src/ui/button/Button';
import styles from './Freshness.module.css';
import { SecondsUntil } from './SecondsUntil';
import { secondsText } from './secondsText';

/** What is wrong with a panel and the way out, over its last rows. */
export function BookFoot({ freshness, onRetry }: { freshness: Freshness; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  switch (freshness.kind) {
    case 'frozen':
      return (
        <div className={styles.foot}>
          <div>
            <strong>{t('trade.fresh.stoppedAt', { time: formatTime(freshness.since) })}</strong>
            {t('trade.fresh.noUpdateFor', { seconds: secondsText(freshness.ageMs, format) })}
          </div>
          <Button variant="tertiary" size="small" onClick={onRetry}>
            {t('trade.fresh.retry')}
          </Button>
        </div>
      );
    case 'reconnecting':
      return (
        <div className={styles.foot}>
          <div>
            <strong>{t('trade.fresh.lostAt', { time: formatTime(freshness.since) })}</strong>
            <SecondsUntil at={freshness.retryAt} />
          </div>
          <Button variant="tertiary" size="small" onClick={onRetry}>
            {t('trade.fresh.retryNow')}
          </Button>
        </div>
      );
    case 'resynced':
      return (
        <div className={clsx(styles.foot, styles.footOk)}>
          <CircleCheck size={14} aria-hidden="true" />
          <div>{t('trade.fresh.rebuiltIn', { seconds: secondsText(freshness.tookMs, format) })}</div>
        </div>
      );
    default:
      return null;
  }
}
