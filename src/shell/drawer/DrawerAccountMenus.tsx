import { LogOut, UserRound, Wallet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';
import { useApiEntry } from '../account/useApiEntry';
import { VerificationDetail } from '../account/VerificationTag';
import { profileMenu, walletMenu } from '../menus/accountMenus';
import type { MenuEntry } from '../menus/mainMenu';
import { DrawerGroup } from './DrawerGroup';
import styles from './MenuDrawer.module.css';

const verificationDetail = (entry: MenuEntry) => <VerificationDetail entry={entry} />;

/** Wallet and profile pages, folded, and the way out. */
export function DrawerAccountMenus({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const site = useSite();
  const onApiEntry = useApiEntry();
  const logOut = () => {
    onLeave();
    dispatch(dialogOpened('logout'));
  };
  return (
    <>
      <DrawerGroup title={t('shell.wallet.title')} icon={Wallet} entries={walletMenu(site)} onLeave={onLeave} />
      <DrawerGroup
        title={t('shell.profile.title')}
        icon={UserRound}
        entries={profileMenu(site)}
        onLeave={onLeave}
        onEntry={onApiEntry}
        detailOf={verificationDetail}
      />
      <button type="button" className={styles.item} onClick={logOut} data-testid="drawer-logout">
        <LogOut size={20} className="mirror" aria-hidden="true" />
        <span className={styles.words}>{t('shell.logout.action')}</span>
      </button>
    </>
  );
}
