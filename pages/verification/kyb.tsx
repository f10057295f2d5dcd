import { KybScreen } from '@/src/features/verification';
import { kybWords } from '@/src/features/verification/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function KybPage() {
  return (
    <>
      <PageHead titleKey="verification.titles.BUSINESS" />
      <KybScreen />
    </>
  );
}
KybPage.displayName = 'KybPage';

export const getServerSideProps = servePage({ words: kybWords });
