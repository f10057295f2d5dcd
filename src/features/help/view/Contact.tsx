import { BookOpen, MessageCircle } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { localLink } from '@/src/brand/localLink';
import { useSite } from '@/src/brand/SiteContext';
import { useLocale } from '@/src/i18n/useLocale';
import { Section } from '@/src/ui/section/Section';
import { SettingRow } from '@/src/ui/section/SettingRow';

interface ContactProps {
  onChat?: () => void;
  /** What a user in need can do alone. */
  children?: ReactNode;
}

/** Who can be asked, the brand's live chat and its help centre, as far as it has them; and what needs nobody. */
export function Contact({ onChat, children }: ContactProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { links } = useSite();
  const centre = localLink(links.help, locale) || localLink(links.footer.help, locale);
  if (!onChat && !centre && !children) return null;
  return (
    <Section title={t(onChat || centre ? 'profile.help.contact' : 'profile.help.alone')}>
      {onChat ? (
        <SettingRow
          icon={MessageCircle}
          title={t('profile.help.chat')}
          text={t('profile.help.chatText')}
          action={{ label: t('profile.help.chatAct'), onPress: onChat, isPrimary: true }}
        />
      ) : null}
      {centre ? (
        <SettingRow
          icon={BookOpen}
          title={t('profile.help.centre')}
          text={t('profile.help.centreText')}
          action={{ label: t('profile.help.centreAct'), href: centre }}
        />
      ) : null}
      {children}
    </Section>
  );
}
