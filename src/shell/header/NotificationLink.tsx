import clsx from 'clsx';
import { Bell } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { Link } from '@/src/ui/link/Link';
import styles from './Header.module.css';

/** The bell of phones: notices have a page there, as a menu would fill the screen. */
export function NotificationLink() {
  const { t } = useTranslation();
  return (
    <Link
      href={pathTo('profileNotification')}
      className={clsx(styles.bell, styles.onlyOnMobile)}
      aria-label={t('shell.notifications.title')}
      data-testid="notifications-page"
    >
      <Bell size={18} aria-hidden="true" />
    </Link>
  );
}
