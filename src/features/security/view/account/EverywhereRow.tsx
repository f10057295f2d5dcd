import { MonitorX } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { revokeAllSessions } from '@/src/api/calls/security';
import { useOffers } from '@/src/brand/offers';
import { leaveForHome } from '@/src/lib/leaveForHome';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';
import { SettingRow } from '@/src/ui/section/SettingRow';
import { useWhyNot } from '../../useWhyNot';

/** Logs out everywhere, here too. */
export function EverywhereRow() {
  const { t } = useTranslation('common');
  const { trade } = useOffers();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const logOut = async () => {
    await revokeAllSessions();
    leaveForHome(router);
  };
  return (
    <>
      <SettingRow
        icon={MonitorX}
        title={t('security.everywhere.title')}
        text={t('security.everywhere.text')}
        action={{ label: t('security.logOut'), onPress: () => setOpen(true), whyNot: useWhyNot('END_SESSIONS') }}
      />
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('security.everywhere.ask')}
        confirmLabel={t('security.logOut')}
        onConfirm={logOut}
      >
        <p>{t(trade ? 'security.everywhere.askText' : 'security.everywhere.askTextWithoutTrade')}</p>
      </ConfirmDialog>
    </>
  );
}
