import clsx from 'clsx';
import { CirclePause, Clock, Info, WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useFormat } from '@/src/format';
import type { Freshness } from '@/src/realtime';
import { secondsText } from '../status/secondsText';
import styles from './Ticket.module.css';

/** Under the trading button: what the age of the prices means for an order. Nothing while they are live. */
export function FreshnessNote({ freshness }: { freshness: Freshness }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  switch (freshness.kind) {
    case 'connecting':
    case 'live':
      return null;
    case 'delayed':
      return (
        <p className={clsx(styles.note, styles.noteWarn)}>
          <Clock size={14} aria-hidden="true" />
          {t('trade.note.delayed', { seconds: secondsText(freshness.ageMs, format) })}
        </p>
      );
    case 'frozen':
      return (
        <p className={clsx(styles.note, styles.noteWarn)}>
          <CirclePause size={14} aria-hidden="true" />
          {t('trade.note.frozen')}
        </p>
      );
    case 'reconnecting':
      return (
        <p className={clsx(styles.note, styles.noteWarn)}>
          <WifiOff size={14} aria-hidden="true" />
          {t('trade.note.reconnecting')}
        </p>
      );
    case 'resynced':
      return (
        <p className={styles.note}>
          <Info size={14} aria-hidden="true" />
          {t('trade.note.resynced')}
        </p>
      );
  }
}
