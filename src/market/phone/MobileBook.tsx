import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { isStale, useFreshness, useRealtime } from '@/src/realtime';
import { BookMiddle } from '../book/BookMiddle';
import { BookShare } from '../book/BookShare';
import { GroupingMenu } from '../book/GroupingMenu';
import { TwoSidedBook } from '../book/TwoSidedBook';
import { useGrouping } from '../book/useGrouping';
import { useLadder } from '../book/useLadder';
import { useMarket } from '../MarketContext';
import { BookFoot } from '../status/BookFoot';
import freshnessStyles from '../status/Freshness.module.css';
import styles from './Mobile.module.css';

interface MobileBookProps {
  rows: number;
  rowHeight: number;
  /** With the spread and the share of both sides above. */
  isFull: boolean;
}

/** Bids and asks next to each other, sized for fingers. */
export function MobileBook({ rows, rowHeight, isFull }: MobileBookProps) {
  const { t } = useTranslation('common');
  const { symbol, base } = useMarket();
  const { realtime } = useRealtime();
  const [grouping] = useGrouping();
  const ladder = useLadder(symbol, grouping, rows);
  const freshness = useFreshness(symbol);
  return (
    <div className={styles.book}>
      {isFull ? (
        <div className={clsx(styles.bookTop, isStale(freshness) && freshnessStyles.stale)}>
          <BookMiddle showUsd />
          <BookShare ladder={ladder} />
        </div>
      ) : null}
      <div className={styles.bookHead}>
        <span>{t('trade.sizeIn', { asset: base })}</span>
        <GroupingMenu isUpward={!isFull} />
        <span>{t('trade.sizeIn', { asset: base })}</span>
      </div>
      <TwoSidedBook rowHeight={rowHeight} rows={rows} showTotal={false} />
      {/* A line that broke is told under the header, with the way out: here it would stand behind the buttons at the thumb. */}
      {freshness.kind === 'reconnecting' ? null : <BookFoot freshness={freshness} onRetry={() => realtime.retryBook(symbol)} />}
    </div>
  );
}
