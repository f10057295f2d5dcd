import { LegalScreen } from '@/src/features/legal';
import { type DocumentStart, loadDocument } from '@/src/features/legal/server';
import { legalWords } from '@/src/features/legal/words';
import { DocumentMissingScreen, LicenceNote, PageHead, type ShellPageProps } from '@/src/shell';
import { servePage } from '@/src/shell/server';
import { documentMissingWords } from '@/src/shell/words';

export default function PrivacyPage({ document, site }: ShellPageProps & Pick<DocumentStart, 'document'>) {
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

export const getServerSideProps = servePage({ words: [...legalWords, ...documentMissingWords], load: loadDocument('privacy') });
