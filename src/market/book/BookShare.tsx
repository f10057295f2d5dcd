import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import { bidShare } from '@/domain/book/depth';
import styles from './Book.module.css';
import type { LadderFeed } from './ladderFeed';
import { useLadderPart } from './useLadder';

/** How much of the shown size is bid and how much is offered. */
export function BookShare({ ladder }: { ladder: LadderFeed }) {
  const { t } = useTranslation('common');
  const share = useLadderPart(ladder, bidShare);
  if (share === undefined) return null;
  return (
    <div className={styles.share} role="img" aria-label={t('trade.bookShare', { bids: share, asks: 100 - share })}>
      <bdi className={clsx('num', styles.up)}>{t('trade.bidsShort', { percent: share })}</bdi>
      <span className={styles.shareBar}>
        <span className={styles.bidPart} style={{ '--share': `${share}%` } as CSSProperties} />
        <span className={styles.askPart} />
      </span>
      <bdi className={clsx('num', styles.down)}>{t('trade.asksShort', { percent: 100 - share })}</bdi>
    </div>
  );
}
