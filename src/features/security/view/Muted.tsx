import type { ReactNode } from 'react';
import styles from './Tables.module.css';

/** What stands beside a row's own words. */
export function Muted({ children }: { children: ReactNode }) {
  return <span className={styles.muted}>{children}</span>;
}

export function Address({ ip }: { ip: string }) {
  return (
    <Muted>
      <bdi className="num">{ip}</bdi>
    </Muted>
  );
}
