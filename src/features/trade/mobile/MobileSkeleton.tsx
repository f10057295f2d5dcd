import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { pairName } from '../model/tradeMarket';
import { useMarket } from '../TradeContext';
import styles from './Mobile.module.css';

const ICON_SIZE = 28;

/** What a phone shows until the page knows how wide its window is; wider windows never see it. */
export function MobileSkeleton() {
  const { symbol, base } = useMarket();
  return (
    <div className={styles.skeleton} aria-busy="true">
      <div className={styles.pair}>
        <CoinIcon symbol={base} size={ICON_SIZE} />
        <bdi dir="ltr" className={styles.pairName}>
          {pairName(symbol)}
        </bdi>
      </div>
      <div className={styles.skeletonLine}>
        <Skeleton width={150} height={32} />
        <Skeleton width={96} height={44} />
      </div>
      <Skeleton height={40} />
      <Skeleton height={306} />
      <Skeleton height={168} />
    </div>
  );
}
