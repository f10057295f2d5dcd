import clsx from 'clsx';
import { Check, CirclePause, Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useFormat } from '@/src/format';
import type { Freshness } from '@/src/realtime';
import { Spinner } from '@/src/ui/button/Spinner';
import styles from './Freshness.module.css';
import { secondsText } from './secondsText';

/** The mark in a price panel's header. Nothing while it is live: silence means live. */
export function FreshnessChip({ freshness }: { freshness: Freshness }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  switch (freshness.kind) {
    case 'live':
    case 'connecting':
      return null;
    case 'delayed':
      return (
        <span className={styles.chip}>
          <Clock size={12} aria-hidden="true" />
          <bdi className="num">{t('trade.fresh.seconds', { seconds: secondsText(freshness.ageMs, format) })}</bdi>
        </span>
      );
    case 'frozen':
      return (
        <span className={styles.chip}>
          <CirclePause size={12} aria-hidden="true" />
          {t('trade.fresh.frozen')}
        </span>
      );
    case 'reconnecting':
      return (
        <span className={styles.chip}>
          <Spinner size={10} />
          {t('trade.fresh.attempt', { attempt: freshness.attempt })}
        </span>
      );
    case 'resynced':
      return (
        <span className={clsx(styles.chip, styles.ok)}>
          <Check size={12} aria-hidden="true" />
          {t('trade.fresh.liveAgain')}
        </span>
      );
  }
}
