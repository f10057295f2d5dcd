import { usePairName } from '@/src/brand/usePairName';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { useMarket } from '../../MarketContext';
import { HeadFigures } from './HeadFigures';
import styles from './Phone.module.css';

const ICON_SIZE = 24;

/** Which market it is and where it stands: over the chart in full screen, where nothing else says so. */
export function FullHead() {
  const pairName = usePairName();
  const { symbol, base } = useMarket();
  return (
    <div className={styles.head}>
      <CoinIcon symbol={base} size={ICON_SIZE} />
      <bdi dir="ltr" className={styles.name}>
        {pairName(symbol)}
      </bdi>
      <HeadFigures />
    </div>
  );
}
