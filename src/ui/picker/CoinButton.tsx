import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CoinIcon } from '../coin/CoinIcon';
import styles from './CoinButton.module.css';
import { CryptoPicker } from './CryptoPicker';
import type { PickerCoin } from './pickCoins';

interface CoinButtonProps<Coin extends PickerCoin> {
  /** What is chosen with it, for speech: "Coin". */
  label: string;
  value: string;
  /** Also where it is none of those to choose from. */
  name: string | undefined;
  /** To choose from; undefined while the list is on its way. */
  coins: readonly Coin[] | undefined;
  onPick: (coin: Coin) => void;
  /** At the end: what is available of it. */
  end?: ReactNode;
  testId?: string;
}

/** The coin a whole form is about, in a row of its own; opens the picker. */
export function CoinButton<Coin extends PickerCoin>({ label, value, name, coins, onPick, end, testId }: CoinButtonProps<Coin>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.coin} aria-haspopup="dialog" onClick={() => setOpen(true)} data-testid={testId}>
        <CoinIcon symbol={value} size={28} />
        <span className="sr-only">{`${label}: `}</span>
        <span className={styles.symbol}>{value}</span> <span className={styles.name}>{name}</span> {end}
        <ChevronDown size={16} className={styles.mark} aria-hidden="true" />
      </button>
      <CryptoPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        coins={coins}
        onPick={(picked) => {
          setOpen(false);
          onPick(picked);
        }}
      />
    </>
  );
}
