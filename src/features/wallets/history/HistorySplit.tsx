import type { ReactNode } from 'react';
import styles from './History.module.css';

/** The list, and beside it, where there is room, the row that is open. */
export function HistorySplit({ list, detail }: { list: ReactNode; detail: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.list}>{list}</div>
      {detail ? <aside className={styles.aside}>{detail}</aside> : null}
    </div>
  );
}
