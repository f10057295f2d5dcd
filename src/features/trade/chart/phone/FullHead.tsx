import clsx from 'clsx';
import { usePairName } from '@/src/brand/usePairName';
import { useFormat } from '@/src/format';
import { useTicker } from '@/src/realtime';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { useLastPrice } from '../../pair/useLastPrice';
import { useMarket } from '../../TradeContext';
import styles from './Phone.module.css';

const ICON_SIZE = 24;

/** Which market it is and where it stands: over the chart in full screen, where nothing else says so. */
export function FullHead() {
  const pairName = usePairName();
  const { symbol, base, priceDecimals } = useMarket();
  const format = useFormat();
  const last = useLastPrice();
  const ticker = useTicker(symbol);
  return (
    <div className={styles.head}>
      <CoinIcon symbol={base} size={ICON_SIZE} />
      <bdi dir="ltr" className={styles.name}>
        {pairName(symbol)}
      </bdi>
      <span className={styles.figures}>
        <bdi className={clsx('num', styles.last, last.trend !== 'flat' && styles[last.trend])}>
          {format.price(last.price, priceDecimals)}
        </bdi>
        <ChangeText value={ticker?.changePercent} />
      </span>
    </div>
  );
}
