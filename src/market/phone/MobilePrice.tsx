import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { isStale, useFreshness } from '@/src/realtime';
import { useMarket } from '../MarketContext';
import { useDay } from '../pair/useDay';
import { useLastPrice } from '../pair/useLastPrice';
import freshnessStyles from '../status/Freshness.module.css';
import { usdText } from '../usdText';
import styles from './Mobile.module.css';

/** The last price large, the day's figures beside it. */
export function MobilePrice() {
  const { t } = useTranslation('common');
  const { quote, priceDecimals } = useMarket();
  const ticker = useDay();
  const last = useLastPrice();
  const format = useFormat();
  const worth = useWorth();
  const freshness = useFreshness();
  const figures = [
    ['trade.high', format.price(ticker?.high, priceDecimals)],
    ['trade.low', format.price(ticker?.low, priceDecimals)],
    ['trade.volumeIn', format.compact(ticker?.quoteVolume)],
  ] as const;
  return (
    <div className={clsx(styles.price, isStale(freshness) && freshnessStyles.stale)}>
      <div>
        <div className={clsx('num', styles.last, last.trend === 'flat' ? undefined : styles[last.trend])} data-testid="last-price">
          {format.price(last.price, priceDecimals)}
        </div>
        <bdi className={clsx('num', styles.usd)}>{usdText(last.usd, worth, priceDecimals)}</bdi>
      </div>
      <dl className={styles.figures}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key, { asset: quote })}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
