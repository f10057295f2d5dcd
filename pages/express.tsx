import { ExpressScreen } from '@/src/features/express';
import { expressWords } from '@/src/features/express/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function ExpressPage() {
  return (
    <>
      <PageHead titleKey="express.title" />
      <ExpressScreen />
    </>
  );
}
ExpressPage.displayName = 'ExpressPage';

export const getServerSideProps = servePage({ hasListing: true, words: expressWords });
