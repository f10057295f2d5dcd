import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { CoinName } from '../coin/CoinName';
import { movedIndex } from '../tabs/rovingKeys';
import { Skeleton } from '../views/Skeleton';
import styles from './CryptoPicker.module.css';
import type { PickerCoin } from './pickCoins';

/** Rows of 60 px to choose from; arrows move between them. */
export function CoinList<Coin extends PickerCoin>({
  coins,
  label,
  onPick,
}: {
  coins: readonly Coin[];
  label: string;
  onPick: (coin: Coin) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = movedIndex(event.key, rows.indexOf(document.activeElement as HTMLButtonElement), rows.length, false);
    if (next === undefined) return;
    event.preventDefault();
    rows[next]?.focus();
  };
  return (
    <ul ref={list} aria-label={label} className={styles.list}>
      {coins.map((coin) => (
        <li key={coin.coinSymbol}>
          <button type="button" className={styles.coin} onClick={() => onPick(coin)} onKeyDown={onKeyDown}>
            <CoinName symbol={coin.coinSymbol} name={coin.name} icon={coin.icon} size={36} />
            <ChevronRight size={16} className="mirror" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Shapes of the rows before the coin list is there. */
export function CoinListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton width={36} height={36} round />
          <Skeleton width={96} />
        </div>
      ))}
    </div>
  );
}
