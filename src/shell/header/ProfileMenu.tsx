import { LogOut } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useAppSelector } from '@/src/state/hooks';
import { IconButton } from '@/src/ui/button/IconButton';
import { Popover } from '@/src/ui/menu/Popover';
import { AccountCard } from '../account/AccountCard';
import { Avatar } from '../account/Avatar';
import { useApiEntry } from '../account/useApiEntry';
import { VerificationDetail } from '../account/VerificationTag';
import { useLogoutDialog } from '../dialogs/useLogoutDialog';
import { LinkList } from '../menus/LinkList';
import itemStyles from '../menus/LinkList.module.css';
import type { MenuEntry } from '../menus/mainMenu';
import { useHasTodos } from '../menus/useHasTodos';
import { useProfileMenu } from '../menus/useProfileMenu';
import { initials } from './initials';
import { useHeaderMenuGap } from './menuGap';
import styles from './Popovers.module.css';

const verificationDetail = (entry: MenuEntry) => <VerificationDetail entry={entry} />;

/** The account: who it is, its pages, and the way out. */
export function ProfileMenu() {
  const gap = useHeaderMenuGap();
  const { t } = useTranslation();
  const askToLogOut = useLogoutDialog();
  const user = useAppSelector((state) => state.profile.userInfo);
  // Asked by whoever comes near, so that it is known when they press.
  const [isNear, setNear] = useState(false);
  useHasTodos(isNear);
  const near = () => setNear(true);

  return (
    <Popover
      label={t('shell.profile.title')}
      placement="bottom-end"
      gap={gap}
      className={styles.menu}
      trigger={(props) => (
        <IconButton
          {...props}
          label={[t('shell.profile.title'), user && initials(user)].filter(Boolean).join(' ')}
          title={t('shell.profile.title')}
          icon={<Avatar user={user} />}
          onPointerEnter={near}
          onFocus={near}
          data-testid="profile-menu"
        />
      )}
    >
      {(close) => (
        <>
          <div className={styles.head}>
            <AccountCard brief />
          </div>
          <ProfileEntries onLeave={close} />
          <div className={styles.foot}>
            <button
              type="button"
              className={itemStyles.item}
              data-testid="profile-logout"
              onClick={() => {
                close();
                askToLogOut();
              }}
            >
              <LogOut size={18} className="mirror" aria-hidden="true" />
              {t('shell.logout.action')}
            </button>
          </div>
        </>
      )}
    </Popover>
  );
}

/** Read only once the menu is open: what of it there is hangs on the account. It stays as it opened: nothing moves under a pointer. */
function ProfileEntries({ onLeave }: { onLeave: () => void }) {
  const known = useProfileMenu();
  const [entries] = useState(known);
  const onApiEntry = useApiEntry();
  return entries.length > 0 ? <LinkList entries={entries} onLeave={onLeave} onEntry={onApiEntry} detailOf={verificationDetail} /> : null;
}
