import styles from './Coin.module.css';
import { CoinIcon } from './CoinIcon';

interface CoinNameProps {
  symbol: string;
  name?: string;
  icon?: string;
  /** Px. */
  size?: number;
}

/** Mark, symbol and full name of a coin. */
export function CoinName({ symbol, name, icon, size = 32 }: CoinNameProps) {
  return (
    <span className={styles.name}>
      <CoinIcon symbol={symbol} src={icon} size={size} />
      <span className={styles.words}>
        <span className={styles.symbol}>{symbol}</span>
        {name ? <span className={styles.long}>{name}</span> : null}
      </span>
    </span>
  );
}
