import { ConvertScreen } from '@/src/features/convert';
import { convertWords } from '@/src/features/convert/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function ConvertPage() {
  return (
    <>
      <PageHead titleKey="convert.title" />
      <ConvertScreen />
    </>
  );
}
ConvertPage.displayName = 'ConvertPage';

export const getServerSideProps = servePage({ hasListing: true, words: convertWords });
