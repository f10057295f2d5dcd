import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, useMemo } from 'react';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { isStale, useFreshness, useOwnAccount } from '@/src/realtime';
import bookStyles from '../book/Book.module.css';
import { BookHalf } from '../book/BookHalf';
import { BookSummary } from '../book/BookSummary';
import { GroupingMenu } from '../book/GroupingMenu';
import { ownPricesOf } from '../book/ownPrices';
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
  const { openOrders } = useOwnAccount();
  const freshness = useFreshness(symbol);
  const last = useLastPrice();
  const format = useFormat();
  const worth = useWorth();
  const [grouping] = useGrouping();
  const ladder = useLadder(symbol, grouping, ROWS);
  const own = useMemo(() => ownPricesOf(openOrders, symbol, grouping), [openOrders, symbol, grouping]);
  const onPick = usePickPrice();
  const half = {
    ladder,
    rows: ROWS,
    levels: ROWS,
    rowHeight: ROW_HEIGHT,
    priceDecimals: groupingDecimals(grouping),
    sizeDecimals,
    showTotal: false,
    onPick,
  };
  const style = { '--book-row': `${ROW_HEIGHT}px`, '--columns': 2, '--rows': ROWS, '--book-pad': '0px' } as CSSProperties;
  return (
    <div className={clsx(styles.miniBook, isStale(freshness) && freshnessStyles.stale)} style={style} data-testid="order-book">
      <div className={bookStyles.columns}>
        <span>{t('trade.price')}</span>
        <span>{t('trade.size')}</span>
      </div>
      <div className={bookStyles.upper}>
        <BookHalf side="asks" ownPrices={own.asks} {...half} />
      </div>
      <div className={styles.miniMiddle}>
        <span className={clsx('num', styles.miniLast, last.trend === 'flat' ? undefined : styles[last.trend])}>
          {format.price(last.price, priceDecimals)} <TrendArrow trend={last.trend} />
        </span>
        <bdi className={clsx('num', styles.usdSmall)}>{usdText(last.usd, worth, priceDecimals)}</bdi>
      </div>
      <div>
        <BookHalf side="bids" ownPrices={own.bids} {...half} />
      </div>
      <div className={styles.miniGrouping}>
        <GroupingMenu />
      </div>
      <BookSummary />
    </div>
  );
}
