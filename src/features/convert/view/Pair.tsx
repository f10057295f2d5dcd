import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import styles from './Pair.module.css';

/** Two coins, one behind the other, and which becomes which. */
export function Pair({ from, to }: { from: string; to: string }) {
  return (
    <span className={styles.pair}>
      <span className={styles.icons}>
        <CoinIcon symbol={from} size={24} />
        <CoinIcon symbol={to} size={24} />
      </span>
      <bdi dir="ltr">
        {from} → {to}
      </bdi>
    </span>
  );
}
