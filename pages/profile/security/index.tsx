import { SecurityScreen } from '@/src/features/security';
import { securityWords } from '@/src/features/security/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function SecurityPage() {
  return (
    <>
      <PageHead titleKey="security.title" />
      <SecurityScreen />
    </>
  );
}
SecurityPage.displayName = 'SecurityPage';

export const getServerSideProps = servePage({ words: securityWords });
