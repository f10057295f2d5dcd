import { ConvertSuccessScreen } from '@/src/features/convert';
import { convertSuccessWords } from '@/src/features/convert/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function ConvertSuccessPage() {
  return (
    <>
      <PageHead titleKey="convert.success.title" />
      <ConvertSuccessScreen />
    </>
  );
}
ConvertSuccessPage.displayName = 'ConvertSuccessPage';

export const getServerSideProps = servePage({ hasListing: true, words: convertSuccessWords });
