import { UnsubscribeScreen } from '@/src/features/notifications';
import { unsubscribeWords } from '@/src/features/notifications/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function UnsubscribePage() {
  return (
    <>
      <PageHead titleKey="notifications.title" />
      <UnsubscribeScreen />
    </>
  );
}
UnsubscribePage.displayName = 'UnsubscribePage';

export const getServerSideProps = servePage({ words: unsubscribeWords });
