import type { CSSProperties } from 'react';
import { clampPercent, useFormat } from '@/src/format';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Percent done, as a decimal string. */
  value: string | undefined;
  /** What progresses, for speech. */
  label: string;
  /** Prints more than 100% where there is more. The bar itself ends at 100. */
  allowOver?: boolean;
  hideText?: boolean;
}

/** How far something is: below 0 it shows 0%, from 100 on 100% unless larger values are allowed. */
export function ProgressBar({ value, label, allowOver, hideText }: ProgressBarProps) {
  const text = useFormat().progress(value, allowOver);
  // A share for the eye; no money is calculated from it.
  const done = clampPercent(Number(value ?? 0));
  return (
    <div className={styles.row}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(done)}
        aria-valuetext={text}
      >
        <div className={styles.fill} style={{ '--done': `${done}%` } as CSSProperties} />
      </div>
      {hideText ? null : <span className={`num ${styles.text}`}>{text}</span>}
    </div>
  );
}
