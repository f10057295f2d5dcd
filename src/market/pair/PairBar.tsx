import clsx from 'clsx';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { isStale, useFreshness } from '@/src/realtime';
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

/** The pair, its last price and its day. */
export function PairBar({ className }: { className?: string }) {
  const { priceDecimals, state } = useMarket();
  const format = useFormat();
  const worth = useWorth();
  const last = useLastPrice();
  const { start } = useEditingState();
  const freshness = useFreshness();
  const stale = isStale(freshness) ? freshnessStyles.stale : undefined;
  const price = (
    <>
      <bdi className={clsx('num', styles.last, last.trend === 'flat' ? undefined : styles[last.trend])}>
        {format.price(last.price, priceDecimals)}
      </bdi>
      {last.usd === undefined ? null : <bdi className={clsx('num', styles.usd)}>{usdText(last.usd, worth, priceDecimals)}</bdi>}
    </>
  );
  return (
    <div className={clsx(styles.bar, className)}>
      <PairMenu />
      <StateTag state={state} />
      <div className={clsx(styles.price, stale)}>{last.price === undefined ? <PriceSkeleton /> : price}</div>
      <DayStats className={stale} />
      <FreshnessChip freshness={freshness} isEmpty={last.price === undefined} />
      <LayoutMenu onEdit={start} />
    </div>
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
