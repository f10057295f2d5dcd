import { Bell } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '@/src/ui/button/IconButton';
import { Popover } from '@/src/ui/menu/Popover';
import { useHeaderMenuGap } from './menuGap';
import styles from './Popovers.module.css';

/** Notices to the account. The exchange sends none yet, and the menu says just that. */
export function NotificationMenu() {
  const gap = useHeaderMenuGap();
  const { t } = useTranslation();
  return (
    <Popover
      label={t('shell.notifications.title')}
      placement="bottom-end"
      gap={gap}
      className={styles.notifications}
      trigger={(props) => (
        <IconButton
          {...props}
          label={t('shell.notifications.title')}
          icon={<Bell size={18} aria-hidden="true" />}
          data-testid="notifications"
        />
      )}
    >
      {() => (
        <>
          <h2 className={styles.title}>{t('shell.notifications.title')}</h2>
          <div className={styles.empty}>
            <Bell size={36} strokeWidth={1.5} aria-hidden="true" />
            <p className={styles.emptyTitle}>{t('shell.notifications.empty')}</p>
            <p>{t('shell.notifications.emptyText')}</p>
          </div>
        </>
      )}
    </Popover>
  );
}
