import type { Transaction } from '@/contract/transactions';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import styles from './Movements.module.css';
import { movementIcons } from './movementIcons';

const COIN_SIZE = 36;

/** The coin, with a badge of what was done with it. */
export function MovementIcon({ type, coinSymbol }: Pick<Transaction, 'type' | 'coinSymbol'>) {
  const Icon = movementIcons[type];
  return (
    <span className={styles.icon} aria-hidden="true">
      <CoinIcon symbol={coinSymbol} size={COIN_SIZE} />
      <span className={styles.badge}>
        <Icon size={11} strokeWidth={2.5} />
      </span>
    </span>
  );
}
