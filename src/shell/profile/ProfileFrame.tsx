import type { ReactNode } from 'react';
import { AccountCard } from '../account/AccountCard';
import { SideFrame } from '../side/SideFrame';
import styles from './ProfileFrame.module.css';
import { ProfileNav } from './ProfileNav';

/** Around every page of the account: whose it is and its other pages beside it. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const side = (
    <>
      <div className={styles.who}>
        <AccountCard brief />
      </div>
      <ProfileNav />
    </>
  );
  return (
    <SideFrame side={side} isWide>
      {children}
    </SideFrame>
  );
}
