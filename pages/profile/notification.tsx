import { NotificationsScreen } from '@/src/features/notifications';
import { notificationsWords } from '@/src/features/notifications/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function NotificationPage() {
  return (
    <>
      <PageHead titleKey="notifications.title" />
      <NotificationsScreen />
    </>
  );
}
NotificationPage.displayName = 'NotificationPage';

export const getServerSideProps = servePage({ words: notificationsWords });
