import type { ReactNode } from 'react';
import { AccountCard } from '../account/AccountCard';
import styles from './ProfileFrame.module.css';
import { ProfileNav } from './ProfileNav';

/** Around every page of the account: whose it is and its other pages beside it. On phones and tablets the menus lead there. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <div className={styles.who}>
          <AccountCard brief />
        </div>
        <ProfileNav />
      </aside>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
