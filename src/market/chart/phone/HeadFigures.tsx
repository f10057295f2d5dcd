import clsx from 'clsx';
import { useFormat } from '@/src/format';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { useMarket } from '../../MarketContext';
import { useDay } from '../../pair/useDay';
import { useLastPrice } from '../../pair/useLastPrice';
import styles from './Phone.module.css';

/** Where the market stands: its last price, and how its day went. */
export function HeadFigures({ className }: { className?: string }) {
  const { priceDecimals } = useMarket();
  const format = useFormat();
  const last = useLastPrice();
  const ticker = useDay();
  return (
    <span className={clsx(styles.figures, className)}>
      <bdi className={clsx('num', styles.last, last.trend !== 'flat' && styles[last.trend])}>{format.price(last.price, priceDecimals)}</bdi>
      <ChangeText value={ticker?.changePercent} className={styles.change} />
    </span>
  );
}
