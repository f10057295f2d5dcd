import { useTranslation } from 'next-i18next/pages';
import { useId, useMemo, useState } from 'react';
import { decimalsOf } from '@/domain/money/increments';
import { useKlines } from '@/src/api/queries/market';
import { useListing } from '@/src/brand/ListingContext';
import { usePairName } from '@/src/brand/usePairName';
import { useFormat } from '@/src/format';
import { useTicker } from '@/src/realtime';
import { AreaChart } from '@/src/ui/chart/AreaChart';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { priceMarketOf } from '../holdings/quotes';
import styles from './PriceCard.module.css';
import { PRICE_RANGES, type PriceRange, pricePoints } from './priceRanges';

/** Whose price is shown where nothing trades a coin (specification section 2). */
const DEFAULT_COIN = 'BTC';
const RANGES = Object.keys(PRICE_RANGES) as PriceRange[];

/** The price of a coin over time; of bitcoin where no market trades it. */
export function PriceCard({ coin }: { coin: string }) {
  const { t } = useTranslation('common');
  const listing = useListing();
  const own = priceMarketOf(coin, listing);
  const market = own ?? priceMarketOf(DEFAULT_COIN, listing);
  if (market === undefined) return <EmptyView compact title={t('wallets.noMarket', { coin })} />;
  return <MarketPrice coin={own ? coin : DEFAULT_COIN} market={market} inPlaceOf={own ? undefined : coin} />;
}

interface MarketPriceProps {
  coin: string;
  market: string;
  /** The coin whose page it is, where that has no price of its own. */
  inPlaceOf: string | undefined;
}

function MarketPrice({ coin, market, inPlaceOf }: MarketPriceProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const format = useFormat();
  const pair = usePairName()(market);
  const { openTradeSymbols } = useListing();
  const ticker = useTicker(market);
  const [range, setRange] = useState<PriceRange>('month');
  const [now] = useState(() => Date.now());
  const { data, error, mutate } = useKlines({ coinSymbol: market, ...PRICE_RANGES[range] });
  const last = ticker?.last ?? data?.at(-1)?.[4];
  const points = useMemo(() => data && pricePoints(data, last, Math.max(now, data.at(-1)?.[0] ?? 0)), [data, last, now]);
  const decimals = decimalsOf(openTradeSymbols[market]?.priceIncrement ?? '0.01');
  const price = (value: string | undefined) => format.price(value, decimals);
  const label = t('wallets.priceOf', { coin });
  return (
    <section className={styles.card} aria-label={label} data-testid="coin-price">
      <div className={styles.head}>
        <div>
          {inPlaceOf === undefined ? (
            <p className={styles.label}>{label}</p>
          ) : (
            <>
              <h2 className={styles.pair}>
                <CoinIcon symbol={coin} size={20} />
                <bdi dir="ltr">{pair}</bdi>
              </h2>
              <p className={styles.label}>{t('wallets.defaultChart', { coin: inPlaceOf, pair })}</p>
            </>
          )}
          <p className={styles.now}>
            <bdi className={`num ${styles.price}`} dir="ltr">
              {price(last)}
            </bdi>
            <span className={styles.quote}>{openTradeSymbols[market]?.quote}</span>
            {ticker?.changePercent ? <ChangeText value={ticker.changePercent} /> : null}
          </p>
        </div>
        <Tabs
          id={id}
          look="segment"
          label={t('wallets.range')}
          className={styles.ranges}
          items={RANGES.map((value) => ({ value, label: <span className="counts">{t(`wallets.ranges.${value}`)}</span> }))}
          value={range}
          onChange={setRange}
        />
      </div>
      <TabPanel tabs={id} value={range} className={styles.panel}>
        {points && points.length > 1 ? (
          <AreaChart
            points={points}
            label={`${label}: ${price(points[0]?.value)} – ${price(points.at(-1)?.value)}`}
            valueText={(value, places) => format.price(value, places ?? decimals)}
            timeText={(at) => (range === 'day' ? format.moment(at) : format.monthDay(at))}
            pointText={(at) => format.moment(at)}
          />
        ) : error && !data ? (
          <ErrorView compact onRetry={() => void mutate()} />
        ) : (
          <Skeleton className={styles.shape} />
        )}
      </TabPanel>
    </section>
  );
}
