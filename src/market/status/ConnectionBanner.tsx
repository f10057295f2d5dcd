import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { formatTime } from '@/src/format';
import { useLasts } from '@/src/lib/useLasts';
import { useFreshness, useRealtime } from '@/src/realtime';
import { Spinner } from '@/src/ui/button/Spinner';
import styles from './Freshness.module.css';
import { useRecovered } from './useRecovered';

/** A line that is back before anybody has read that it was gone pushes nothing down for that: panels are marked at once. */
const TOLD_AFTER_MS = 400;

/** Under the header while the line is down; green for three seconds once it is back. */
export function ConnectionBanner() {
  const { t } = useTranslation('common');
  const { realtime } = useRealtime();
  const freshness = useFreshness();
  const isRecovered = useRecovered(freshness.kind);
  // A device without network says so itself, in the shell's own bar, and that it has one again.
  const isTold = useLasts(freshness.kind === 'reconnecting' && navigator.onLine, TOLD_AFTER_MS);
  if (freshness.kind === 'reconnecting') {
    return !isTold ? null : (
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
