import { EarnScreen } from '@/src/features/earn';
import { earnWords } from '@/src/features/earn/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function EarnPage() {
  return (
    <>
      <PageHead titleKey="earn.title" />
      <EarnScreen />
    </>
  );
}
EarnPage.displayName = 'EarnPage';

export const getServerSideProps = servePage({ hasListing: true, words: earnWords });
