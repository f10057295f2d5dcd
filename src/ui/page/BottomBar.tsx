import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

interface BottomBarProps {
  /** The way back, no wider than its word, before the act. */
  back?: ReactNode;
  children: ReactNode;
}

/** What a phone's page is for, in one row at the end of the screen: the act first, as wide as there is room. */
export function BottomBar({ back, children }: BottomBarProps) {
  return (
    <div className={styles.bar} data-bottom-bar="">
      {back ? <div className={styles.back}>{back}</div> : null}
      {children}
    </div>
  );
}
