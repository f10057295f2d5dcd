import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { Freshness } from '@/src/realtime';
import type { MarketView } from '../model/marketView';
import styles from './FreshnessNote.module.css';

/** Whether the prices below are live, in words and as a dot, and what they are quoted in where that is one coin. */
export function FreshnessNote({ freshness, filter }: { freshness: Freshness; filter: MarketView['filter'] }) {
  const { t } = useTranslation('common');
  const isLive = freshness.kind === 'live' || freshness.kind === 'resynced';
  return (
    <span className={styles.note}>
      <i className={clsx(styles.dot, isLive && styles.live)} aria-hidden="true" />
      <span>
        {t(`markets.freshness.${freshness.kind}`)}
        {isLive && filter.kind === 'quote' ? ` · ${t('markets.pricesIn', { quote: filter.quote })}` : null}
      </span>
    </span>
  );
}
