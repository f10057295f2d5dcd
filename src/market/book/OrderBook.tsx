import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { COMPACT_LEVELS, FULL_LEVELS } from '@/domain/book/depth';
import { ORDER_BOOK_LIMIT } from '@/src/config/constants';
import { isStale, useFreshness, useOwnAccount, useRealtime } from '@/src/realtime';
import { useMarket } from '../MarketContext';
import { BookFoot } from '../status/BookFoot';
import freshnessStyles from '../status/Freshness.module.css';
import { usePickPrice } from '../ticket/usePickPrice';
import { useFittingRows } from '../workspace/useFittingRows';
import styles from './Book.module.css';
import { BookHalf } from './BookHalf';
import { BookMiddle } from './BookMiddle';
import { BookShare } from './BookShare';
import { BookSummary } from './BookSummary';
import type { BookView } from './bookView';
import { ownPricesOf } from './ownPrices';
import { groupingDecimals, useGrouping } from './useGrouping';
import { useLadder } from './useLadder';

const MIDDLE_HEIGHT = 32;
const SHARE_HEIGHT = 24;

interface OrderBookProps {
  view: BookView;
  /** Row height in px. */
  rowHeight: number;
  /** Fifteen levels a side and the share of both sides below, instead of thirteen. */
  isTall: boolean;
  showTotal: boolean;
}

/** Column heads, both sides around the last price, and what to know about their age. */
export function OrderBook({ view, rowHeight, isTall, showTotal }: OrderBookProps) {
  const { t } = useTranslation('common');
  const { symbol, base, quote, sizeDecimals } = useMarket();
  const { realtime } = useRealtime();
  const { openOrders } = useOwnAccount();
  const freshness = useFreshness(symbol);
  const [grouping] = useGrouping();
  const ladder = useLadder(symbol, grouping, ORDER_BOOK_LIMIT);
  const body = useRef<HTMLDivElement>(null);
  const reserved = MIDDLE_HEIGHT + (isTall ? SHARE_HEIGHT : 0);
  const fitting = useFittingRows(body, rowHeight, reserved, isTall ? 30 : 26);
  const rows = { both: Math.floor(fitting / 2), bids: fitting, asks: fitting }[view];
  const own = useMemo(() => ownPricesOf(openOrders, symbol, grouping), [openOrders, symbol, grouping]);
  const pick = usePickPrice();
  const retry = useCallback(() => {
    if (freshness.kind === 'frozen') realtime.retryBook(symbol);
    else realtime.retryNow();
  }, [realtime, symbol, freshness.kind]);
  const half = {
    ladder,
    rows,
    levels: isTall ? FULL_LEVELS : COMPACT_LEVELS,
    rowHeight,
    priceDecimals: groupingDecimals(grouping),
    sizeDecimals,
    showTotal,
    onPick: pick,
  };
  const style = { '--book-row': `${rowHeight}px`, '--columns': showTotal ? 3 : 2, '--rows': rows } as CSSProperties;
  return (
    <div className={styles.frame} style={style} data-testid="order-book">
      <div className={clsx(styles.columns, isStale(freshness) && freshnessStyles.stale)}>
        <span>{t('trade.priceIn', { asset: quote })}</span>
        <span>{t('trade.sizeIn', { asset: base })}</span>
        {showTotal ? <span>{t('trade.totalIn', { asset: base })}</span> : null}
      </div>
      <div ref={body} className={clsx(styles.body, isStale(freshness) && freshnessStyles.stale)}>
        {view !== 'bids' ? (
          <div className={styles.upper}>
            <BookHalf side="asks" ownPrices={own.asks} {...half} />
          </div>
        ) : null}
        <BookMiddle showUsd={showTotal} />
        {view !== 'asks' ? (
          <div>
            <BookHalf side="bids" ownPrices={own.bids} {...half} />
          </div>
        ) : null}
        {isTall ? <BookShare ladder={ladder} /> : null}
      </div>
      <BookFoot freshness={freshness} onRetry={retry} />
      <BookSummary />
    </div>
  );
}

/** Which sides are shown; kept for as long as the screen is open. */
export function useBookView() {
  return useState<BookView>('both');
}
