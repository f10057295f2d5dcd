import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import type { Instrument } from '@/contract/instrument';
import { compare } from '@/domain/money/decimal';
import { useFavourites } from '@/src/api/queries/favourites';
import { useListing } from '@/src/brand/ListingContext';
import { isStale, useFreshness, useTickers } from '@/src/realtime';
import { Tabs } from '@/src/ui/tabs/Tabs';
import bookStyles from '../book/Book.module.css';
import { SkeletonRows } from '../book/SkeletonRows';
import { useMarket, useShownInstruments } from '../MarketContext';
import freshnessStyles from '../status/Freshness.module.css';
import { usdRateOf } from '../tradeMarket';
import terminal from '../workspace/Terminal.module.css';
import { filterPairs, type PairSortKey } from './pairRows';
import styles from './Watchlist.module.css';
import { WatchlistRow } from './WatchlistRow';

const NO_PAIRS: readonly Instrument[] = [];
const NO_NAMES = new Map<string, string>();

const ROW_HEIGHT = 32;
const SKELETON_ROWS = 13;

type WatchlistTab = Extract<PairSortKey, 'listing' | 'change' | 'volume'>;

/** The favourites, or as long as there are none the markets of the same quote; what rises; where most is traded. */
export function Watchlist({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const listing = useListing();
  const { symbol, quote } = useMarket();
  const { data: pairs } = useShownInstruments();
  const tickers = useTickers();
  const freshness = useFreshness();
  const { symbols: favourites } = useFavourites();
  const [tab, setTab] = useState<WatchlistTab>('listing');
  const only = useMemo(() => (tab === 'listing' && favourites.length > 0 ? new Set(favourites) : undefined), [tab, favourites]);
  const hasRisen = ({ symbol: other }: Instrument) => compare(tickers.get(other)?.changePercent ?? '0', '0') > 0;
  const listed = filterPairs(
    pairs ?? NO_PAIRS,
    { text: '', only, quote: only ? undefined : quote, order: { key: tab, isDescending: tab !== 'listing' } },
    { tickers, names: NO_NAMES, usdRate: (asset) => usdRateOf(asset, listing) },
  );
  const rows = tab === 'change' ? listed.filter(hasRisen) : listed;
  const tabs = [
    { value: 'listing' as const, label: t(favourites.length > 0 ? 'trade.watchlist' : 'trade.markets') },
    { value: 'change' as const, label: t('trade.gainers') },
    { value: 'volume' as const, label: t('trade.volume') },
  ];
  return (
    <section className={clsx(terminal.panel, className)} aria-label={t('trade.watchlist')}>
      <div className={bookStyles.head}>
        <Tabs items={tabs} value={tab} onChange={setTab} label={t('trade.watchlist')} size="dense" />
      </div>
      <div className={clsx(bookStyles.columns, styles.heads)}>
        <span>{t('trade.pair')}</span>
        <span>{t('trade.last')}</span>
        <span>{t('trade.day')}</span>
      </div>
      <div className={clsx(styles.rows, isStale(freshness) && freshnessStyles.stale)}>
        {pairs ? null : <SkeletonRows count={SKELETON_ROWS} height={ROW_HEIGHT} />}
        {rows.map((pair) => (
          <WatchlistRow key={pair.symbol} pair={pair} isCurrent={pair.symbol === symbol} />
        ))}
        {tab === 'change' && listed.length > 0 && tickers.size > 0 && rows.length === 0 ? (
          <p className={styles.none}>{t('markets.highlights.noneUp')}</p>
        ) : null}
      </div>
    </section>
  );
}
