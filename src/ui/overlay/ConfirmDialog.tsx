import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: ReactNode;
  /** Names the act: "Cancel orders", never "Yes". */
  confirmLabel: string;
  /** The safe choice; "Cancel" unless the act itself cancels something. */
  safeLabel?: string;
  /** While its promise runs the button loads and nothing closes; it closes when the promise resolves. */
  onConfirm: () => void | Promise<void>;
  danger?: boolean;
  warning?: boolean;
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. The safe choice comes first and has the first focus. */
export function ConfirmDialog({ open, onClose, title, confirmLabel, safeLabel, onConfirm, danger, warning, children }: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // Whoever acts reports its own failure; the question stays for another try.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      {...{ open, title, warning }}
      role="alertdialog"
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button autoFocus variant="border" size="large" disabled={isBusy} onClick={onClose}>
            {safeLabel ?? t('ui.cancel')}
          </Button>
          <Button size="large" danger={danger} loading={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
