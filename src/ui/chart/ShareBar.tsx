import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './ShareBar.module.css';
import type { Share } from './shares';

interface ShareBarProps {
  shares: readonly Share[];
  /** The parts in words; absent where a list beside it says them. */
  label?: string;
  /** 10 px in place of 6. */
  thick?: boolean;
  className?: string;
}

/** Parts of a whole as one bar. */
export function ShareBar({ shares, label, thick, className }: ShareBarProps) {
  const says = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div {...says} className={clsx(styles.bar, thick && styles.thick, className)}>
      {shares.map(({ key, percent, color }) => (
        <span key={key} className={styles.part} style={{ '--share': percent, '--color': color } as CSSProperties} />
      ))}
    </div>
  );
}
