import { ArrowDownUp } from 'lucide-react';
import styles from './SwapButton.module.css';

/** Between two amount blocks: turns them around. */
export function SwapButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div className={styles.between}>
      <button type="button" className={styles.swap} aria-label={label} onClick={onClick}>
        <ArrowDownUp size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
