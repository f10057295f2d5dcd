import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, useMemo } from 'react';
import { maxCumulative } from '@/domain/book/depth';
import type { BookSideName } from '@/domain/book/level';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { isStale, useBook, useFreshness, useOwnAccount } from '@/src/realtime';
import bookStyles from '../book/Book.module.css';
import { BookSide } from '../book/BookSide';
import { BookSummary } from '../book/BookSummary';
import { GroupingMenu } from '../book/GroupingMenu';
import { NoOrders } from '../book/NoOrders';
import { ownPricesOf } from '../book/ownPrices';
import { SkeletonRows } from '../book/SkeletonRows';
import { groupingDecimals, useGrouping } from '../book/useGrouping';
import { useLadder } from '../book/useLadder';
import { useMarket } from '../MarketContext';
import { TrendArrow } from '../pair/TrendArrow';
import { useLastPrice } from '../pair/useLastPrice';
import freshnessStyles from '../status/Freshness.module.css';
import { usePickPrice } from '../ticket/usePickPrice';
import { usdText } from '../usdText';
import styles from './Mobile.module.css';

const ROWS = 8;
const ROW_HEIGHT = 22;

/** Eight levels a side beside the ticket. */
export function MobileMiniBook() {
  const { t } = useTranslation('common');
  const { symbol, priceDecimals, sizeDecimals } = useMarket();
  const { book } = useBook(symbol);
  const { openOrders } = useOwnAccount();
  const freshness = useFreshness(symbol);
  const last = useLastPrice();
  const format = useFormat();
  const worth = useWorth();
  const [grouping] = useGrouping();
  const ladder = useLadder(book, grouping, ROWS);
  const own = useMemo(() => ownPricesOf(openOrders, symbol, grouping), [openOrders, symbol, grouping]);
  const onPick = usePickPrice();
  const row = { maxUnits: maxCumulative(ladder, ROWS), priceDecimals: groupingDecimals(grouping), sizeDecimals, showTotal: false, onPick };
  const style = { '--book-row': `${ROW_HEIGHT}px`, '--columns': 2, '--rows': ROWS, '--book-pad': '0px' } as CSSProperties;
  const sideOf = (side: BookSideName) => {
    if (!book) return <SkeletonRows count={ROWS} height={ROW_HEIGHT} columns={2} />;
    if (book[side].length === 0) return <NoOrders side={side} />;
    return <BookSide side={side} rows={ladder[side]} ownPrices={own[side]} {...row} />;
  };
  return (
    <div className={clsx(styles.miniBook, isStale(freshness) && freshnessStyles.stale)} style={style} data-testid="order-book">
      <div className={bookStyles.columns}>
        <span>{t('trade.price')}</span>
        <span>{t('trade.size')}</span>
      </div>
      <div className={bookStyles.upper}>{sideOf('asks')}</div>
      <div className={styles.miniMiddle}>
        <span className={clsx('num', styles.miniLast, last.trend === 'flat' ? undefined : styles[last.trend])}>
          {format.price(last.price, priceDecimals)} <TrendArrow trend={last.trend} />
        </span>
        <bdi className={clsx('num', styles.usdSmall)}>{usdText(last.usd, worth, priceDecimals)}</bdi>
      </div>
      <div>{sideOf('bids')}</div>
      <div className={styles.miniGrouping}>
        <GroupingMenu />
      </div>
      <BookSummary book={book} />
    </div>
  );
}
