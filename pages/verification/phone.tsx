import { PhoneScreen } from '@/src/features/verification';
import { phoneWords } from '@/src/features/verification/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function VerificationPhonePage() {
  return (
    <>
      <PageHead titleKey="verification.handover.title" />
      <PhoneScreen />
    </>
  );
}
VerificationPhonePage.displayName = 'VerificationPhonePage';

export const getServerSideProps = servePage({ words: phoneWords });
