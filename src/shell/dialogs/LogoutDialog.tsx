import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useOffers } from '@/src/brand/offers';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { logOut } from '../session/logOut';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks before logging out. It closes when the server has ended the session, or on Cancel; not on a failure. */
export function LogoutDialog({ open, onClose }: LogoutDialogProps) {
  const { t } = useTranslation();
  const { trade } = useOffers();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    const isOut = await logOut(router);
    setIsBusy(false);
    if (isOut) onClose();
  };
  return (
    <Dialog
      open={open}
      role="alertdialog"
      onClose={isBusy ? undefined : onClose}
      title={t('shell.logout.title')}
      description={t(trade ? 'shell.logout.text' : 'shell.logout.textWithoutTrade')}
      actions={
        <>
          <Button variant="border" size="large" disabled={isBusy} onClick={onClose}>
            {t('shell.logout.stay')}
          </Button>
          <Button size="large" loading={isBusy} onClick={() => void confirm()} data-testid="logout-confirm">
            {t('shell.logout.action')}
          </Button>
        </>
      }
    />
  );
}
