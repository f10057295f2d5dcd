import clsx from 'clsx';
import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type BookState, isStale, useBookPart, useFreshness, useRealtime } from '@/src/realtime';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { useMarket } from '../../MarketContext';
import { BookFoot } from '../../status/BookFoot';
import freshnessStyles from '../../status/Freshness.module.css';
import styles from './Depth.module.css';
import { DepthCanvas } from './DepthCanvas';
import { DepthHeads } from './DepthHeads';
import { DepthSkeleton } from './DepthSkeleton';

/** The book as two staircases around the middle, drawn from the live book. Always left to right. */
export function DepthView() {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const { realtime } = useRealtime();
  const content = useBookPart(symbol, contentOf, Object.is);
  const freshness = useFreshness(symbol);
  return (
    <div className={styles.view} dir="ltr">
      <div className={clsx(styles.layer, isStale(freshness) && freshnessStyles.stale)}>
        <DepthCanvas />
        {content === 'none' ? <DepthSkeleton /> : <DepthHeads />}
      </div>
      {content === 'empty' ? (
        <div className={styles.cover} dir="auto">
          <EmptyView icon={ChartNoAxesColumn} title={t('trade.depth.empty')} text={t('trade.depth.emptyText')} />
        </div>
      ) : null}
      {isStale(freshness) ? (
        <BookFoot freshness={freshness} onRetry={() => (freshness.kind === 'frozen' ? realtime.retryBook(symbol) : realtime.retryNow())} />
      ) : null}
    </div>
  );
}

function contentOf({ book }: BookState): 'none' | 'empty' | 'levels' {
  if (!book) return 'none';
  return book.bids.length + book.asks.length === 0 ? 'empty' : 'levels';
}
