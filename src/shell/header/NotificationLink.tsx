import clsx from 'clsx';
import { Bell } from 'lucide-react';
import { pathTo } from '@/src/config/matchRoute';
import { Link } from '@/src/ui/link/Link';
import styles from './Header.module.css';
import { UnreadDot } from './UnreadDot';
import { useUnread } from './useUnread';

/** The bell of phones: notices have a page there, as a menu would fill the screen. */
export function NotificationLink() {
  const { unread, label } = useUnread();
  return (
    <Link
      href={pathTo('profileNotification')}
      className={clsx(styles.bell, styles.onlyOnMobile)}
      aria-label={label}
      data-testid="notifications-page"
    >
      <UnreadDot isShown={unread > 0}>
        <Bell size={18} aria-hidden="true" />
      </UnreadDot>
    </Link>
  );
}
