import { ClaimButton } from '@/src/features/claims';
import { AccountCard } from '../account/AccountCard';
import { DepositButton } from '../deposit/DepositButton';
import styles from './MenuDrawer.module.css';

/** Head of the drawer for a signed-in user: who it is, and funds. */
export function DrawerAccount({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles.first}>
      <AccountCard />
      <DepositButton isInDrawer onLeave={onLeave} />
      <ClaimButton isInDrawer onLeave={onLeave} />
    </div>
  );
}
