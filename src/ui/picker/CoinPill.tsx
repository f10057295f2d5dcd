import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { CoinIcon } from '../coin/CoinIcon';
import styles from './CoinPill.module.css';
import { CryptoPicker } from './CryptoPicker';
import type { PickerCoin } from './pickCoins';

interface CoinPillProps<Coin extends PickerCoin> {
  /** What is chosen with it, for speech: "Coin you give". */
  label: string;
  /** Undefined while the list is on its way. */
  coins: readonly Coin[] | undefined;
  value: string;
  onPick: (coin: Coin) => void;
  /** Of the dialog; "Select crypto" unless told. */
  title?: string;
  testId?: string;
}

/** The coin of an amount; opens the picker. */
export function CoinPill<Coin extends PickerCoin>({ label, coins, value, onPick, title, testId }: CoinPillProps<Coin>) {
  const [isOpen, setOpen] = useState(false);
  const coin = coins?.find(({ coinSymbol }) => coinSymbol === value);
  return (
    <>
      <button
        type="button"
        className={styles.pill}
        aria-label={`${label}: ${value}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-testid={testId}
      >
        <CoinIcon symbol={value} src={coin?.icon} size={24} />
        <span>{value}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <CryptoPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        coins={coins}
        title={title}
        onPick={(picked) => {
          setOpen(false);
          onPick(picked);
        }}
      />
    </>
  );
}
