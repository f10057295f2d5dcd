import { LogOut } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useOffers } from '@/src/brand/offers';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { Section } from '@/src/ui/section/Section';
import { SettingRow } from '@/src/ui/section/SettingRow';
import { EverywhereRow } from '../view/account/EverywhereRow';

/** The ways out: of this device, asked at once, or of all. */
export function LogoutScreen({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation('common');
  const { trade } = useOffers();
  // Whoever comes here wants to go: the question stands there already, and after "Stay" both ways do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(onLogOut, []);
  return (
    <>
      <PageTitle title={t('shell.logout.action')} />
      <Section title={t('security.wayOut')}>
        <SettingRow
          icon={LogOut}
          title={t('security.thisDevice')}
          text={t(trade ? 'shell.logout.text' : 'shell.logout.textWithoutTrade')}
          action={{ label: t('security.logOut'), onPress: onLogOut }}
        />
        <EverywhereRow />
      </Section>
    </>
  );
}
