import { ChevronDown } from 'lucide-react';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import styles from './CoinChoice.module.css';

interface CoinChoiceProps {
  /** What is chosen, for speech. */
  label: string;
  coins: readonly string[];
  value: string;
  onChange: (coin: string) => void;
}

/** The system's own list behind the coin's mark: it opens as every device is used to, and costs nothing. */
export function CoinChoice({ label, coins, value, onChange }: CoinChoiceProps) {
  return (
    <span className={styles.choice}>
      {value ? <CoinIcon symbol={value} size={24} /> : null}
      <span aria-hidden="true">{value}</span>
      <ChevronDown size={16} aria-hidden="true" />
      <select className={styles.select} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {coins.map((coin) => (
          <option key={coin} value={coin}>
            {coin}
          </option>
        ))}
      </select>
    </span>
  );
}
