import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, useMemo, useRef } from 'react';
import { ORDER_BOOK_LIMIT } from '@/src/config/constants';
import { type BookState, isStale, useBookPart, useFreshness, useOwnAccount } from '@/src/realtime';
import { useMarket } from '../MarketContext';
import freshnessStyles from '../status/Freshness.module.css';
import { usePickPrice } from '../ticket/usePickPrice';
import { useFittingRows } from '../workspace/useFittingRows';
import { BookShare } from './BookShare';
import { BookSummary } from './BookSummary';
import { ownPricesOf } from './ownPrices';
import { SkeletonRows } from './SkeletonRows';
import styles from './TwoSided.module.css';
import { TwoSidedSide } from './TwoSidedSide';
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

const isThere = ({ book }: BookState) => book !== undefined;

/** Bids and asks next to each other, best prices meeting in the middle. */
export function TwoSidedBook({ rowHeight, showTotal, rows: wanted }: TwoSidedBookProps) {
  const { t } = useTranslation('common');
  const { symbol, base, sizeDecimals } = useMarket();
  const { openOrders } = useOwnAccount();
  const freshness = useFreshness(symbol);
  const [grouping] = useGrouping();
  const ladder = useLadder(symbol, grouping, ORDER_BOOK_LIMIT);
  const body = useRef<HTMLDivElement>(null);
  const fitting = useFittingRows(body, rowHeight, 0, FIRST_ROWS);
  const rows = wanted ?? fitting;
  const own = useMemo(() => ownPricesOf(openOrders, symbol, grouping), [openOrders, symbol, grouping]);
  const hasBook = useBookPart(symbol, isThere, Object.is);
  const pick = usePickPrice();
  const side = { ladder, rows, priceDecimals: groupingDecimals(grouping), sizeDecimals, showTotal, onPick: pick };
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
        {hasBook ? null : <SkeletonRows count={rows} height={rowHeight} />}
        <TwoSidedSide side="bids" ownPrices={own.bids} {...side} />
        <TwoSidedSide side="asks" ownPrices={own.asks} {...side} />
      </div>
      {showTotal ? <BookShare ladder={ladder} /> : null}
      <BookSummary />
    </div>
  );
}
