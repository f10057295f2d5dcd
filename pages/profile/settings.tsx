import { NoticeChoices } from '@/src/features/notifications';
import { OwnDataSection } from '@/src/features/security';
import { SettingsScreen } from '@/src/features/settings';
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

export const getServerSideProps = servePage();
