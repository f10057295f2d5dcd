import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';
import styles from './Transfer.module.css';
import { TransferForm, type TransferStart } from './TransferForm';
import { useTransferToast } from './useTransferToast';

interface TransferDialogProps {
  /** undefined: closed. */
  start: TransferStart | undefined;
  onClose: () => void;
}

/** The transfer over the page it was asked for on; a sheet on phones. */
export function TransferDialog({ start, onClose }: TransferDialogProps) {
  const { t } = useTranslation('common');
  const tell = useTransferToast();
  return (
    <Dialog open={start !== undefined} onClose={onClose} title={t('wallets.transfer.title')} description={t('wallets.transfer.lead')}>
      {start ? (
        <TransferForm
          start={start}
          onDone={(transfer) => {
            tell(transfer);
            onClose();
          }}
          beside={
            <Button variant="border" size="large" className={styles.cancel} onClick={onClose}>
              {t('wallets.transfer.cancel')}
            </Button>
          }
        />
      ) : null}
    </Dialog>
  );
}
