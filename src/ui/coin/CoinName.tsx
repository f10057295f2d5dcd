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
  /** A name of ours takes as many lines as it needs. */
  whole?: boolean;
}

/** Mark, symbol and full name of a coin. */
export function CoinName({ symbol, name, icon, size = 32, inline, whole }: CoinNameProps) {
  return (
    <span className={clsx(styles.name, inline && styles.inline)}>
      <CoinIcon symbol={symbol} src={icon} size={size} />
      <span className={styles.words}>
        <span className={styles.symbol}>{symbol}</span>
        {name ? <span className={clsx(styles.long, whole && styles.whole)}>{name}</span> : null}
      </span>
    </span>
  );
}
