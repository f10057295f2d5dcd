import { KycScreen } from '@/src/features/verification';
import { kycWords } from '@/src/features/verification/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function KycPage() {
  return (
    <>
      <PageHead titleKey="verification.titles.IDENTITY" />
      <KycScreen />
    </>
  );
}
KycPage.displayName = 'KycPage';

export const getServerSideProps = servePage({ words: kycWords });
