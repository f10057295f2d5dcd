import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { formatTime } from '@/src/format';
import { useFreshness, useRealtime } from '@/src/realtime';
import { Spinner } from '@/src/ui/button/Spinner';
import styles from './Freshness.module.css';
import { useRecovered } from './useRecovered';

/** Under the header while the line is down; green for three seconds once it is back. */
export function ConnectionBanner() {
  const { t } = useTranslation('common');
  const { realtime } = useRealtime();
  const freshness = useFreshness();
  const isRecovered = useRecovered(freshness.kind);
  // A device without network says so itself, in the shell's own bar.
  if (freshness.kind === 'reconnecting' && !navigator.onLine) return null;
  if (freshness.kind === 'reconnecting') {
    return (
      <div className={styles.banner} role="status">
        <Spinner size={14} />
        <strong>{t('trade.fresh.connectionLost')}</strong>
        <div>{t('trade.fresh.reconnecting', { attempt: freshness.attempt, time: formatTime(freshness.since) })}</div>
        <button type="button" onClick={() => realtime.retryNow()}>
          {t('trade.fresh.retryNow')}
        </button>
      </div>
    );
  }
  if (!isRecovered) return null;
  return (
    <div className={clsx(styles.banner, styles.bannerOk)} role="status">
      <Check size={14} aria-hidden="true" />
      {t('trade.fresh.recovered')}
    </div>
  );
}
