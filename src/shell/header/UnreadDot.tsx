import type { ReactNode } from 'react';
import styles from './UnreadDot.module.css';

/** Lays a dot over the bell. Its number is said by the bell's name. */
export function UnreadDot({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <span className={styles.bell}>
      {children}
      {isShown ? <span className={styles.dot} data-testid="unread-dot" /> : null}
    </span>
  );
}
