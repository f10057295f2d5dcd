import { ChevronDown } from 'lucide-react';
import styles from './Pair.module.css';

const SIGNS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' };

/** The mark of a currency beside its code. */
const formatCurrencySign = (currency: string): string => SIGNS[currency] ?? currency.slice(0, 1);

interface CurrencyPillProps {
  label: string;
  value: string;
  currencies: readonly string[];
  onPick: (currency: string) => void;
}

/** The currency of an amount: the browser's own list, for there are few. */
export function CurrencyPill({ label, value, currencies, onPick }: CurrencyPillProps) {
  return (
    <span className={styles.currency}>
      <span className={styles.sign} aria-hidden="true">
        {formatCurrencySign(value)}
      </span>
      <select aria-label={label} value={value} onChange={(event) => onPick(event.target.value)}>
        {(currencies.includes(value) ? currencies : [value, ...currencies]).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  );
}
