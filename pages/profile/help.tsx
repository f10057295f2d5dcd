import { HelpScreen } from '@/src/features/help';
import { FreezeRow } from '@/src/features/security';
import { PageHead, useChatOpener } from '@/src/shell';
import { type HelpProps, serveHelp } from '@/src/shell/server';

export default function HelpPage({ topics, writtenIn }: HelpProps) {
  return (
    <>
      <PageHead titleKey="profile.help.title" />
      <HelpScreen topics={topics} writtenIn={writtenIn} onChat={useChatOpener()}>
        <FreezeRow />
      </HelpScreen>
    </>
  );
}
HelpPage.displayName = 'HelpPage';

export const getServerSideProps = serveHelp();
