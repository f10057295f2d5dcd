import type { LucideIcon } from 'lucide-react';
import type { Transaction } from '@/contract/transactions';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import styles from './Movements.module.css';
import { movementIcons } from './movementIcons';

const COIN_SIZE = 36;

/** The coin, with a badge of what was done with it. */
export function ActIcon({ act: Icon, coinSymbol }: { act: LucideIcon; coinSymbol: string }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      <CoinIcon symbol={coinSymbol} size={COIN_SIZE} />
      <span className={styles.badge}>
        <Icon size={11} strokeWidth={2.5} />
      </span>
    </span>
  );
}

/** The same of a movement. */
export function MovementIcon({ type, coinSymbol }: Pick<Transaction, 'type' | 'coinSymbol'>) {
  return <ActIcon act={movementIcons[type]} coinSymbol={coinSymbol} />;
}
