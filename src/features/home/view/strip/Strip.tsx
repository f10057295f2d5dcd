import { useTranslation } from 'next-i18next/pages';
import type { Ticker } from '@/contract/market';
import { useSite } from '@/src/brand/SiteContext';
import { isStale, useFreshness } from '@/src/realtime';
import home from '../../Home.module.css';
import type { HomeData } from '../../homeData';
import type { HomeMarket } from '../../model/homeMarket';
import styles from './Strip.module.css';
import { StripCell } from './StripCell';

const CELLS = 5;
const NO_PRICES: readonly string[] = [];

interface StripProps {
  markets: readonly HomeMarket[];
  tickers: ReadonlyMap<string, Ticker>;
  sparklines: HomeData['sparklines'];
}

/** The first five markets, live. The row has its height before they are known. */
export function Strip({ markets, tickers, sparklines }: StripProps) {
  const { t } = useTranslation('common');
  const { supportSpot } = useSite();
  const isOld = isStale(useFreshness());
  return (
    <section className={`${home.wrap} ${styles.frame}`} data-stale={isOld || undefined} aria-label={t('home.prices')}>
      {/* On narrow screens it scrolls: without links in it, keys need the row itself to stand on. */}
      <ul className={styles.strip} tabIndex={supportSpot ? undefined : 0} aria-label={t('home.prices')}>
        {markets.slice(0, CELLS).map((market) => (
          <li key={market.symbol} className={styles.item}>
            <StripCell market={market} ticker={tickers.get(market.symbol)} sparkline={sparklines?.[market.symbol] ?? NO_PRICES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
