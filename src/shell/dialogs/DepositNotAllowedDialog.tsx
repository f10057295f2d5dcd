import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';

interface DepositNotAllowedDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Sub accounts cannot deposit; the words are in the error catalogue (specification section 8). */
export function DepositNotAllowedDialog({ open, onClose }: DepositNotAllowedDialogProps) {
  const { t } = useTranslation(['common', 'error']);
  return (
    <Dialog
      open={open}
      warning
      role="alertdialog"
      onClose={onClose}
      title={t('shell.deposit.notAllowed')}
      description={t('error:deposit.do_deposit.deposit_not_allowed')}
      actions={
        <Button size="large" onClick={onClose}>
          {t('shell.ok')}
        </Button>
      }
    />
  );
}
