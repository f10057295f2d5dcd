import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, useMemo, useRef } from 'react';
import { depthPercent, maxCumulative } from '@/domain/book/depth';
import { isStale, useBook, useFreshness, useOwnAccount } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
import { useMarket } from '../MarketContext';
import freshnessStyles from '../status/Freshness.module.css';
import { usePickPrice } from '../ticket/usePickPrice';
import { useFittingRows } from '../workspace/useFittingRows';
import { BookShare } from './BookShare';
import { BookSummary } from './BookSummary';
import { NoOrders } from './NoOrders';
import { ownPricesOf } from './ownPrices';
import { SkeletonRows } from './SkeletonRows';
import styles from './TwoSided.module.css';
import { TwoSidedCell } from './TwoSidedCell';
import { groupingDecimals, useGrouping } from './useGrouping';
import { useLadder } from './useLadder';

interface TwoSidedBookProps {
  /** Row height in px. */
  rowHeight: number;
  showTotal: boolean;
  /** Rows to show; as many as fit when absent. */
  rows?: number;
}

const FIRST_ROWS = 12;

/** Bids and asks next to each other, best prices meeting in the middle. */
export function TwoSidedBook({ rowHeight, showTotal, rows: wanted }: TwoSidedBookProps) {
  const { t } = useTranslation('common');
  const { symbol, base, sizeDecimals } = useMarket();
  const { book } = useBook(symbol);
  const { openOrders } = useOwnAccount();
  const freshness = useFreshness(symbol);
  const limit = useAppSelector((state) => state.trade.orderBookLimit);
  const [grouping] = useGrouping();
  const ladder = useLadder(book, grouping, limit);
  const body = useRef<HTMLDivElement>(null);
  const fitting = useFittingRows(body, rowHeight, 0, FIRST_ROWS);
  const rows = wanted ?? fitting;
  const own = useMemo(() => ownPricesOf(openOrders, symbol, grouping), [openOrders, symbol, grouping]);
  const pick = usePickPrice();
  // However many rows stand: bars of few rows would stay short, and those of many would all be full.
  const maxUnits = maxCumulative(ladder, rows);
  const cell = { priceDecimals: groupingDecimals(grouping), sizeDecimals, showTotal, onPick: pick };
  return (
    <div
      className={clsx(styles.book, isStale(freshness) && freshnessStyles.stale)}
      style={{ '--book-row': `${rowHeight}px`, '--rows': rows } as CSSProperties}
      data-testid="order-book"
    >
      {showTotal ? (
        <div className={styles.heads}>
          <span>{t('trade.total')}</span>
          <span>{t('trade.sizeIn', { asset: base })}</span>
          <span>{t('trade.bid')}</span>
          <span>{t('trade.ask')}</span>
          <span>{t('trade.sizeIn', { asset: base })}</span>
          <span>{t('trade.total')}</span>
        </div>
      ) : null}
      <div ref={body} className={styles.body}>
        {book ? null : <SkeletonRows count={rows} height={rowHeight} />}
        {(['bids', 'asks'] as const).map((side) => (
          <div key={side} className={clsx(styles.side, styles[side])}>
            {book?.[side].length === 0 ? <NoOrders side={side} /> : null}
            {ladder[side].slice(0, rows).map((row) => (
              <TwoSidedCell
                key={row.price}
                row={row}
                percent={depthPercent(row.totalUnits, maxUnits)}
                isMine={own[side].has(row.priceUnits)}
                {...cell}
              />
            ))}
          </div>
        ))}
      </div>
      {showTotal ? <BookShare ladder={ladder} /> : null}
      <BookSummary book={book} />
    </div>
  );
}
