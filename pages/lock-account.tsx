import { LockAccountScreen } from '@/src/features/auth';
import { lockAccountWords } from '@/src/features/auth/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function LockAccountPage() {
  return (
    <>
      <PageHead titleKey="shell.titles.lockAccount" />
      <LockAccountScreen />
    </>
  );
}
LockAccountPage.displayName = 'LockAccountPage';

export const getServerSideProps = servePage({ words: lockAccountWords });
