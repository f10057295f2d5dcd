import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../button/Button';
import type { ButtonVariant } from '../button/variants';
import { Dialog } from './Dialog';
import { useSlips } from './useSlips';

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
  confirmVariant?: ButtonVariant;
  /** The act is not to be had at the moment; what stands above says why. */
  disabled?: boolean;
  /** An everyday question: the first focus is on the act, so that Enter answers it. */
  isEveryday?: boolean;
  /** Both buttons share the width. */
  stretchActions?: boolean;
  children?: ReactNode;
}

/** A key that is held down is no answer to a question that has only just appeared. */
const swallowRepeats = (event: KeyboardEvent) => event.repeat && event.preventDefault();

/**
 * Asks before something that cannot be taken back. The safe choice comes first, and has the first focus unless the question is an everyday
 * one.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, confirmLabel, safeLabel, onConfirm, danger, warning, stretchActions, children } = props;
  const { t } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  const isSlip = useSlips(open);
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
      {...{ open, title, warning, stretchActions }}
      role="alertdialog"
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button autoFocus={!props.isEveryday} variant="border" size="large" disabled={isBusy} onClick={onClose}>
            {safeLabel ?? t('ui.cancel')}
          </Button>
          <Button
            autoFocus={props.isEveryday}
            variant={props.confirmVariant}
            size="large"
            danger={danger}
            disabled={props.disabled}
            loading={isBusy}
            onClick={(event) => (isSlip(event) ? undefined : void confirm())}
            onKeyDown={swallowRepeats}
            data-testid="confirm"
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
