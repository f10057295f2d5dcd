import { LegalScreen } from '@/src/features/legal';
import { DocumentMissingScreen, LicenceNote, PageHead } from '@/src/shell';
import { type DocumentProps, serveDocument } from '@/src/shell/server';

export default function PrivacyPage({ document, site }: DocumentProps) {
  const reason = site.documents.includes('privacy') ? 'away' : 'none';
  return (
    <>
      <PageHead titleKey="shell.titles.privacy" />
      {document ? (
        <LegalScreen document={document} licence={<LicenceNote isInText />} />
      ) : (
        <DocumentMissingScreen name="privacy" reason={reason} />
      )}
    </>
  );
}
PrivacyPage.displayName = 'PrivacyPage';

export const getServerSideProps = serveDocument('privacy');
