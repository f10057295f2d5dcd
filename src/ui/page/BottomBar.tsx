import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** What a phone's page is for, in one row at the end of the screen: the act first, as wide as there is room. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-bottom-bar="">
      {children}
    </div>
  );
}
