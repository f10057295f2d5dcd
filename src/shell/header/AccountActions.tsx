import { useRouter } from 'next/router';
import { ClaimButton } from '@/src/features/claims';
import { AppearanceMenu } from '../appearance/AppearanceMenu';
import { DepositButton } from '../deposit/DepositButton';
import { DrawerButton } from '../drawer/DrawerButton';
import { forcedThemeOf } from '../page/forcedTheme';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu';
import { NotificationLink } from './NotificationLink';
import { NotificationMenu } from './NotificationMenu';
import { ProfileMenu } from './ProfileMenu';
import { WalletMenu } from './WalletMenu';

/** What a signed-in user finds at the end of the header. */
export function AccountActions() {
  const { pathname } = useRouter();
  return (
    <>
      <span className={styles.notOnMobile}>
        <DepositButton className={styles.button} />
        <ClaimButton className={styles.button} />
      </span>
      <span className={styles.notOnMobile}>
        <WalletMenu />
        <ProfileMenu />
        <NotificationMenu />
      </span>
      <NotificationLink />
      <LanguageMenu className={styles.onlyDesktop} />
      {forcedThemeOf(pathname) === undefined && <AppearanceMenu className={styles.onlyDesktop} />}
      <DrawerButton className={styles.onlyBelowDesktop} />
    </>
  );
}
