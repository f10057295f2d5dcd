import { HelpScreen } from '@/src/features/help';
import { type HelpStart, loadHelp } from '@/src/features/help/server';
import { helpWords } from '@/src/features/help/words';
import { FreezeRow } from '@/src/features/security';
import { freezeRowWords } from '@/src/features/security/words';
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

export const getServerSideProps = servePage({ words: [...helpWords, ...freezeRowWords], load: loadHelp });
