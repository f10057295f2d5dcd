import type { ReactNode } from 'react';
import styles from './Coin.module.css';
import { CoinIcon } from './CoinIcon';

interface PairNameProps {
  base: string;
  quote: string;
  /** Second line: the coin's full name, or its volume. */
  name?: ReactNode;
  icon?: string;
  /** Px; 0 draws no mark. */
  size?: number;
}

/** "BTC/USDT" with the base coin's mark. Reads left to right in every language. */
export function PairName({ base, quote, name, icon, size = 32 }: PairNameProps) {
  return (
    <span className={styles.name}>
      {size > 0 ? <CoinIcon symbol={base} src={icon} size={size} /> : null}
      <span className={styles.words}>
        <bdi dir="ltr" className={styles.symbol}>
          {base}
          <span className={styles.quote}>/{quote}</span>
        </bdi>
        {name ? <span className={styles.long}>{name}</span> : null}
      </span>
    </span>
  );
}
