import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { decimalsOf } from '@/domain/money/increments';
import { usePairs } from '@/src/api/queries/market';
import { directionOfChange, useFormat } from '@/src/format';
import { isStale, useFreshness, useTickers } from '@/src/realtime';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Link } from '@/src/ui/link/Link';
import { Tabs } from '@/src/ui/tabs/Tabs';
import bookStyles from '../book/Book.module.css';
import { filterPairs, type PairSort } from '../model/pairRows';
import freshnessStyles from '../status/Freshness.module.css';
import terminal from '../Terminal.module.css';
import { useMarket } from '../TradeContext';
import { pairPath } from './useOpenPair';
import styles from './Watchlist.module.css';

const NO_NAMES = new Map<string, string>();

/** Other markets of the same quote, on screens with room for them. */
export function Watchlist({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { quote } = useMarket();
  const { data: pairs = [] } = usePairs();
  const tickers = useTickers();
  const format = useFormat();
  const freshness = useFreshness();
  const [sort, setSort] = useState<PairSort>('listing');
  const rows = filterPairs(pairs, tickers, NO_NAMES, { text: '', quote, sort });
  const tabs = [
    { value: 'listing' as const, label: t('trade.markets') },
    { value: 'change' as const, label: t('trade.gainers') },
    { value: 'volume' as const, label: t('trade.volume') },
  ];
  return (
    <section className={clsx(terminal.panel, className)} aria-label={t('trade.markets')}>
      <div className={bookStyles.head}>
        <Tabs items={tabs} value={sort} onChange={setSort} label={t('trade.markets')} size="dense" />
      </div>
      <div className={clsx(bookStyles.columns, styles.heads)}>
        <span>{t('trade.pair')}</span>
        <span>{t('trade.last')}</span>
        <span>{t('trade.day')}</span>
      </div>
      <div className={clsx(styles.rows, isStale(freshness) && freshnessStyles.stale)}>
        {rows.map((pair) => {
          const ticker = tickers.get(pair.symbol);
          const direction = directionOfChange(ticker?.changePercent, 2);
          return (
            <Link key={pair.symbol} href={pairPath(pair.symbol)} prefetch={false} className={styles.row}>
              <span className={styles.name}>
                <CoinIcon symbol={pair.base} size={18} />
                <bdi dir="ltr">
                  <b>{pair.base}</b>/{pair.quote}
                </bdi>
              </span>
              <bdi className="num">{format.price(ticker?.last, decimalsOf(pair.priceIncrement))}</bdi>
              <bdi className={clsx('num', direction === 'flat' ? undefined : styles[direction])}>
                {format.percent(ticker?.changePercent)}
              </bdi>
            </Link>
          );
        })}
      </div>
    </section>
  );
}
