import { usePairName } from '@/src/brand/usePairName';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useMarket } from '../MarketContext';
import styles from './Mobile.module.css';

const ICON_SIZE = 28;

/** What a phone shows until the page knows how wide its window is, in the places of what comes; wider windows never see it. */
export function MobileSkeleton() {
  const pairName = usePairName();
  const { symbol, base } = useMarket();
  return (
    <div className={styles.skeleton} aria-busy="true">
      <div className={styles.head}>
        <div className={styles.pair}>
          <CoinIcon symbol={base} size={ICON_SIZE} />
          <strong className={styles.pairName}>
            <bdi dir="ltr">{pairName(symbol)}</bdi>
          </strong>
        </div>
      </div>
      <div className={styles.price}>
        <span className={styles.skeletonLines}>
          <Skeleton width={152} height={28} />
          <Skeleton width={80} />
        </span>
        <span className={styles.skeletonLines}>
          <Skeleton width={104} />
          <Skeleton width={104} />
          <Skeleton width={104} />
        </span>
      </div>
      <div className={styles.skeletonTabs}>
        <Skeleton width={56} />
        <Skeleton width={72} />
        <Skeleton width={56} />
      </div>
    </div>
  );
}
