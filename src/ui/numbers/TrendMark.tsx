import clsx from 'clsx';
import type { ChangeDirection } from '@/src/format';
import styles from './Numbers.module.css';

/** The small triangle beside a change. Flat changes have none. */
export function TrendMark({ direction }: { direction: ChangeDirection }) {
  if (direction === 'flat') return null;
  return (
    <svg
      width="7"
      height="7"
      viewBox="0 0 8 8"
      aria-hidden="true"
      className={clsx(direction === 'down' && styles.turned)}
      data-trend={direction}
    >
      <path fill="currentColor" d="M4 1l3.6 6H.4z" />
    </svg>
  );
}
