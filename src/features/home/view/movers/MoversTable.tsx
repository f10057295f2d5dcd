import { useTranslation } from 'next-i18next/pages';
import type { Ticker } from '@/contract/market';
import { isStale, useFreshness } from '@/src/realtime';
import type { HomeData } from '../../homeData';
import type { HomeMarket } from '../../model/homeMarket';
import type { MoverTab } from '../../model/movers';
import { MoverRow } from './MoverRow';
import styles from './Movers.module.css';

const NO_PRICES: readonly string[] = [];

/** What an empty list means for the day. */
const NONE = {
  gainers: 'markets.highlights.noneUp',
  losers: 'markets.highlights.noneDown',
  volume: 'home.movers.empty',
  new: 'home.movers.empty',
} as const;

interface MoversTableProps {
  tab: MoverTab;
  markets: readonly HomeMarket[];
  tickers: ReadonlyMap<string, Ticker>;
  sparklines: HomeData['sparklines'];
}

/** Six rows' room, whether there are as many or not. */
export function MoversTable({ tab, markets, tickers, sparklines }: MoversTableProps) {
  const { t } = useTranslation('common');
  const isOld = isStale(useFreshness());
  return (
    <div className={styles.room} data-stale={isOld || undefined}>
      <table className={styles.table} aria-label={t('home.movers.title')}>
        <thead>
          <tr>
            <th scope="col">{t('markets.column.name')}</th>
            <th scope="col">{t('markets.column.last')}</th>
            <th scope="col">{t('markets.column.change')}</th>
            <th scope="col" className={styles.wide}>
              {t('markets.column.high')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('markets.column.low')}
            </th>
            <th scope="col" className={styles.medium}>
              {t('markets.column.volume')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('markets.column.day')}
            </th>
            <th scope="col" className={styles.medium}>
              <span className="sr-only">{t('markets.trade')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {markets.map((market) => (
            <MoverRow
              key={market.symbol}
              market={market}
              ticker={tickers.get(market.symbol)}
              sparkline={sparklines?.[market.symbol] ?? NO_PRICES}
            />
          ))}
        </tbody>
      </table>
      {markets.length === 0 && tickers.size > 0 ? <p className={styles.empty}>{t(NONE[tab])}</p> : null}
    </div>
  );
}
