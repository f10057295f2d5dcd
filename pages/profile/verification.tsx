import { VerificationScreen } from '@/src/features/verification';
import { verificationWords } from '@/src/features/verification/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function VerificationPage() {
  return (
    <>
      <PageHead titleKey="verification.title" />
      <VerificationScreen />
    </>
  );
}
VerificationPage.displayName = 'VerificationPage';

export const getServerSideProps = servePage({ words: verificationWords });
