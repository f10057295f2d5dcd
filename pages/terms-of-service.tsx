import { LegalScreen } from '@/src/features/legal';
import { type DocumentStart, loadDocument } from '@/src/features/legal/server';
import { legalWords } from '@/src/features/legal/words';
import { DocumentMissingScreen, LicenceNote, PageHead, type ShellPageProps } from '@/src/shell';
import { servePage } from '@/src/shell/server';
import { documentMissingWords } from '@/src/shell/words';

export default function TermsPage({ document, site }: ShellPageProps & Pick<DocumentStart, 'document'>) {
  const reason = site.documents.includes('terms') ? 'away' : 'none';
  return (
    <>
      <PageHead titleKey="shell.titles.terms" />
      {document ? (
        <LegalScreen document={document} licence={<LicenceNote isInText />} />
      ) : (
        <DocumentMissingScreen name="terms" reason={reason} />
      )}
    </>
  );
}
TermsPage.displayName = 'TermsPage';

export const getServerSideProps = servePage({ words: [...legalWords, ...documentMissingWords], load: loadDocument('terms') });
