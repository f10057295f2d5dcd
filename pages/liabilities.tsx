import { LiabilitiesScreen } from '@/src/features/liabilities';
import { liabilitiesWords } from '@/src/features/liabilities/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function LiabilitiesPage() {
  return (
    <>
      <PageHead titleKey="liabilities.title" />
      <LiabilitiesScreen />
    </>
  );
}
LiabilitiesPage.displayName = 'LiabilitiesPage';

export const getServerSideProps = servePage({ hasListing: true, words: liabilitiesWords });
