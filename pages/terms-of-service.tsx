import { LegalScreen } from '@/src/features/legal';
import { DocumentMissingScreen, LicenceNote, PageHead } from '@/src/shell';
import { type DocumentProps, serveDocument } from '@/src/shell/server';

export default function TermsPage({ document, site }: DocumentProps) {
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

export const getServerSideProps = serveDocument('terms');
