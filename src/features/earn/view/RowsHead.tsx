import type { ReactNode } from 'react';
import styles from './Rows.module.css';

/** What stands in the columns, for eyes on wide screens: each value carries its own name for speech and for phones. */
export function RowsHead({ children }: { children: ReactNode }) {
  return (
    <li className={`${styles.row} ${styles.rowsHead}`} aria-hidden="true">
      {children}
    </li>
  );
}
