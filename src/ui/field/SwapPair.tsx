import { ArrowDownUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './SwapPair.module.css';

interface SwapPairProps {
  /** Amount blocks. */
  from: ReactNode;
  to: ReactNode;
  /** Of the button between them. */
  label: string;
  onSwap: () => void;
}

/** Two amount blocks with the button that turns them around. They stay together: what is said of either stands below both. */
export function SwapPair({ from, to, label, onSwap }: SwapPairProps) {
  return (
    <div className={styles.pair}>
      {from}
      <div className={styles.between}>
        <button type="button" className={styles.swap} aria-label={label} onClick={onSwap}>
          <ArrowDownUp size={18} aria-hidden="true" />
        </button>
      </div>
      {to}
    </div>
  );
}
