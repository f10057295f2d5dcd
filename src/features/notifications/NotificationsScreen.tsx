import { Bell } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { PhoneBar } from '@/src/ui/page/PhoneBar';
import { EmptyView } from '@/src/ui/views/EmptyView';
import styles from './NotificationsScreen.module.css';

/** Notices to the account as a page. The exchange sends none yet, and the page says just that. */
export function NotificationsScreen() {
  const { t } = useTranslation('common');
  const router = useRouter();
  // Who came by a link from elsewhere has no page here to go back to.
  const goBack = () => (window.history.length > 1 ? router.back() : void router.push('/'));
  return (
    <div className={styles.page}>
      <PhoneBar title={t('shell.notifications.title')} onBack={goBack} />
      <div className={styles.list}>
        <EmptyView icon={Bell} title={t('shell.notifications.empty')} text={t('shell.notifications.emptyText')} />
      </div>
    </div>
  );
}
