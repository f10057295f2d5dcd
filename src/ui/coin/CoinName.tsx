import clsx from 'clsx';
import styles from './Coin.module.css';
import { CoinIcon } from './CoinIcon';

interface CoinNameProps {
  symbol: string;
  name?: string;
  icon?: string;
  /** Px. */
  size?: number;
  /** Both on one line, for rows of 32. */
  inline?: boolean;
}

/** Mark, symbol and full name of a coin. */
export function CoinName({ symbol, name, icon, size = 32, inline }: CoinNameProps) {
  return (
    <span className={clsx(styles.name, inline && styles.inline)}>
      <CoinIcon symbol={symbol} src={icon} size={size} />
      <span className={styles.words}>
        <span className={styles.symbol}>{symbol}</span>
        {name ? <span className={styles.long}>{name}</span> : null}
      </span>
    </span>
  );
}
