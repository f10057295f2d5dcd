import { PasskeysScreen } from '@/src/features/security';
import { passkeysWords } from '@/src/features/security/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function PasskeysPage() {
  return (
    <>
      <PageHead titleKey="security.passkeys.title" />
      <PasskeysScreen />
    </>
  );
}
PasskeysPage.displayName = 'PasskeysPage';

export const getServerSideProps = servePage({ words: passkeysWords });
