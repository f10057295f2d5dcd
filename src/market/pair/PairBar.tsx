import clsx from 'clsx';
import type { Ticker } from '@/contract/market';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { isStale, useFreshness, useTickerPart } from '@/src/realtime';
import { StateTag } from '@/src/ui/choice/StateTag';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useMarket } from '../MarketContext';
import freshnessStyles from '../status/Freshness.module.css';
import { FreshnessChip } from '../status/FreshnessChip';
import { usdText } from '../usdText';
import { useEditingState } from '../workspace/edit/LayoutEditingContext';
import { LayoutMenu } from '../workspace/menu/LayoutMenu';
import { DayStats } from './DayStats';
import styles from './Pair.module.css';
import { PairMenu } from './PairMenu';
import { useLastPrice } from './useLastPrice';

const hasNoPrice = (ticker: Ticker | undefined) => ticker?.last === undefined || ticker.last === null;

/** The pair, its last price and its day. Its parts are rendered for a price, the bar itself never is. */
export function PairBar({ className }: { className?: string }) {
  const { symbol, state } = useMarket();
  const { start } = useEditingState();
  const freshness = useFreshness();
  const isEmpty = useTickerPart(symbol, hasNoPrice);
  const stale = isStale(freshness) ? freshnessStyles.stale : undefined;
  return (
    <div className={clsx(styles.bar, className)}>
      <div className={styles.line}>
        <PairMenu />
        <StateTag state={state} />
        <div className={clsx(styles.price, stale)}>{isEmpty ? <PriceSkeleton /> : <PairPrice />}</div>
        <DayStats className={stale} />
        <FreshnessChip freshness={freshness} isEmpty={isEmpty} />
        <LayoutMenu onEdit={start} />
      </div>
    </div>
  );
}

function PairPrice() {
  const { priceDecimals } = useMarket();
  const format = useFormat();
  const worth = useWorth();
  const last = useLastPrice();
  return (
    <>
      <bdi className={clsx('num', styles.last, last.trend === 'flat' ? undefined : styles[last.trend])}>
        {format.price(last.price, priceDecimals)}
      </bdi>
      {last.usd === undefined ? null : <bdi className={clsx('num', styles.usd)}>{usdText(last.usd, worth, priceDecimals)}</bdi>}
    </>
  );
}

/** As wide and as high as a price and its dollars. */
function PriceSkeleton() {
  return (
    <span className={styles.priceSkeleton} aria-busy="true">
      <Skeleton width={76} height={16} />
      <Skeleton width={60} height={8} />
    </span>
  );
}
