import { Bell } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '@/src/ui/button/IconButton';
import { Popover } from '@/src/ui/menu/Popover';
import { useHeaderMenuGap } from './menuGap';
import styles from './Popovers.module.css';
import { UnreadDot } from './UnreadDot';
import { useUnread } from './useUnread';

const NoticesPanel = dynamic(() => import('@/src/features/notifications').then((part) => part.NoticesPanel), { ssr: false });

/** The bell: how many notifications are unread, and the newest of them. */
export function NotificationMenu() {
  const gap = useHeaderMenuGap();
  const { t } = useTranslation();
  const { unread, label } = useUnread();
  return (
    <Popover
      label={t('notifications.title')}
      placement="bottom-end"
      gap={gap}
      className={styles.notifications}
      surfaceClassName={styles.newest}
      trigger={(props) => (
        <IconButton
          {...props}
          label={label}
          icon={
            <UnreadDot isShown={unread > 0}>
              <Bell size={18} aria-hidden="true" />
            </UnreadDot>
          }
          data-testid="notifications"
        />
      )}
    >
      {(close) => <NoticesPanel unread={unread} onLeave={close} />}
    </Popover>
  );
}
