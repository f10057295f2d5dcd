import { NoticeChoices } from '@/src/features/notifications';
import { noticeChoicesWords } from '@/src/features/notifications/words';
import { OwnDataSection } from '@/src/features/security';
import { ownDataSectionWords } from '@/src/features/security/words';
import { SettingsScreen } from '@/src/features/settings';
import { settingsWords } from '@/src/features/settings/words';
import { ChatConsentSection, PageHead, useLanguageSetting } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function SettingsPage() {
  return (
    <>
      <PageHead titleKey="profile.settings.title" />
      <SettingsScreen {...useLanguageSetting()}>
        <NoticeChoices />
        <ChatConsentSection />
        <OwnDataSection />
      </SettingsScreen>
    </>
  );
}
SettingsPage.displayName = 'SettingsPage';

export const getServerSideProps = servePage({ words: [...noticeChoicesWords, ...ownDataSectionWords, ...settingsWords] });
