import { LegalScreen } from '@/src/features/legal';
import { type DocumentStart, loadDocument } from '@/src/features/legal/server';
import { DocumentMissingScreen, LicenceNote, PageHead, type ShellPageProps } from '@/src/shell';
import { servePage } from '@/src/shell/server';

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

export const getServerSideProps = servePage({ load: loadDocument('terms') });
