import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './SideFrame.module.css';

interface SideFrameProps {
  /** The other pages of the same area. Menus lead there where there is no room beside the page. */
  side: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A page with the others of its area beside it. */
export function SideFrame({ side, isWide = false, children }: SideFrameProps) {
  return (
    <div className={clsx(styles.frame, isWide && styles.wideSide)}>
      <aside className={styles.side}>{side}</aside>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
