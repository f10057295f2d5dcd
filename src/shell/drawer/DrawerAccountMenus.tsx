import { UserRound, Wallet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { useApiEntry } from '../account/useApiEntry';
import { VerificationDetail } from '../account/VerificationTag';
import { useLogoutDialog } from '../dialogs/useLogoutDialog';
import { walletMenu } from '../menus/accountMenus';
import type { MenuEntry } from '../menus/mainMenu';
import { useProfileMenu } from '../menus/useProfileMenu';
import { DrawerGroup } from './DrawerGroup';
import styles from './MenuDrawer.module.css';

const verificationDetail = (entry: MenuEntry) => <VerificationDetail entry={entry} />;

/** Wallet and profile pages, folded; the way out is the last of the profile's. */
export function DrawerAccountMenus({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const askToLogOut = useLogoutDialog();
  const site = useSite();
  const onApiEntry = useApiEntry();
  const logOut = () => {
    onLeave();
    askToLogOut();
  };
  return (
    <>
      <DrawerGroup title={t('shell.wallet.title')} testId="drawer-wallet" icon={Wallet} entries={walletMenu(site)} onLeave={onLeave} />
      <DrawerGroup
        title={t('shell.profile.title')}
        testId="drawer-profile"
        icon={UserRound}
        entries={useProfileMenu()}
        onLeave={onLeave}
        onEntry={onApiEntry}
        detailOf={verificationDetail}
        last={
          <button type="button" className={styles.subItem} onClick={logOut} data-testid="drawer-logout">
            {t('shell.logout.action')}
          </button>
        }
      />
    </>
  );
}
