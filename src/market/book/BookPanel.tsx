import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { isStale, useFreshness } from '@/src/realtime';
import { useMediaQuery } from '@/src/ui/media/useMediaQuery';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { useMarket } from '../MarketContext';
import freshnessStyles from '../status/Freshness.module.css';
import { BookFreshness, TradesFreshness } from '../status/ListFreshness';
import { TradesList } from '../trades/TradesList';
import terminal from '../workspace/Terminal.module.css';
import type { TradeLayout } from '../workspace/useTradeLayout';
import styles from './Book.module.css';
import { BookMiddle } from './BookMiddle';
import { BookViewButton } from './BookViewButton';
import { GroupingMenu } from './GroupingMenu';
import { OrderBook, useBookView } from './OrderBook';
import { TwoSidedBook } from './TwoSidedBook';

const ROW = 18;
const BIG_ROW = 19;
const TABLET_ROW = 20;
/** For a finger. */
const TOUCH_ROW = 32;

/** The book with its tabs; below 992 both sides stand next to each other. */
export function BookPanel({ layout, className }: { layout: TradeLayout; className?: string }) {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const [tab, setTab] = useState<'book' | 'trades'>('book');
  const stale = isStale(useFreshness(symbol)) && freshnessStyles.stale;
  const [view, setView] = useBookView();
  const tabs = [
    { value: 'book' as const, label: t(layout === 'narrow' ? 'trade.book' : 'trade.orderBook') },
    { value: 'trades' as const, label: t('trade.trades') },
  ];
  const isTouched = useMediaQuery('(pointer: coarse)') === true;
  const isBook = tab === 'book';
  return (
    <section className={clsx(terminal.panel, className)} aria-label={t('trade.orderBook')}>
      <div className={styles.head}>
        <Tabs items={tabs} value={tab} onChange={setTab} label={t('trade.orderBook')} size="dense" />
        <span className={styles.viewPlace}>
          {isBook && layout !== 'tablet' ? <BookViewButton view={view} onChange={setView} /> : null}
          {isBook ? <BookFreshness isShort /> : <TradesFreshness isShort />}
        </span>
        {isBook && layout === 'tablet' ? <BookMiddle showUsd={false} className={clsx(styles.inHead, stale)} /> : null}
        {isBook ? <GroupingMenu /> : null}
      </div>
      {!isBook ? <TradesList /> : null}
      {isBook && layout === 'tablet' ? <TwoSidedBook rowHeight={isTouched ? TOUCH_ROW : TABLET_ROW} showTotal /> : null}
      {isBook && layout !== 'tablet' ? (
        <OrderBook view={view} rowHeight={layout === 'big' ? BIG_ROW : ROW} isTall={layout === 'big'} showTotal={layout !== 'narrow'} />
      ) : null}
    </section>
  );
}
