import { HelpScreen } from '@/src/features/help';
import { type HelpStart, loadHelp } from '@/src/features/help/server';
import { FreezeRow } from '@/src/features/security';
import { PageHead, useChatOpener } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function HelpPage({ topics, writtenIn }: HelpStart) {
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

export const getServerSideProps = servePage({ load: loadHelp });
