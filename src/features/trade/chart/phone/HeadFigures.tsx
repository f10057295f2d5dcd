import clsx from 'clsx';
import { useFormat } from '@/src/format';
import { useTicker } from '@/src/realtime';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { useLastPrice } from '../../pair/useLastPrice';
import { useMarket } from '../../TradeContext';
import styles from './Phone.module.css';

/** Where the market stands: its last price, and how its day went. */
export function HeadFigures({ className }: { className?: string }) {
  const { symbol, priceDecimals } = useMarket();
  const format = useFormat();
  const last = useLastPrice();
  const ticker = useTicker(symbol);
  return (
    <span className={clsx(styles.figures, className)}>
      <bdi className={clsx('num', styles.last, last.trend !== 'flat' && styles[last.trend])}>{format.price(last.price, priceDecimals)}</bdi>
      <ChangeText value={ticker?.changePercent} className={styles.change} />
    </span>
  );
}
