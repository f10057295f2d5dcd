import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { Section } from '@/src/ui/section/Section';
import { SettingRow } from '@/src/ui/section/SettingRow';
import { chatConsent, useChatState } from './chatState';

/** Takes the yes to the chat back. What it has loaded leaves with the page, so that is read anew. */
export function ChatConsentSection() {
  const { t } = useTranslation('common');
  const { chat } = useSite();
  if (useChatState() !== 'given' || !chat) return null;
  const withdraw = () => {
    window.$chatwoot?.reset();
    chatConsent.set(undefined);
    window.location.reload();
  };
  return (
    <Section title={t('shell.chat.privacy')}>
      <SettingRow
        icon={MessageCircle}
        title={t('shell.chat.title')}
        text={t('shell.chat.given', { host: new URL(chat.baseUrl).host })}
        action={{ label: t('shell.chat.withdraw'), onPress: withdraw }}
      />
    </Section>
  );
}
