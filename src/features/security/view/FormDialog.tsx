import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useId } from 'react';
import { Button } from '@/src/ui/button/Button';
import { focusWrongField } from '@/src/ui/field/useWrongField';
import { Dialog, type DialogProps } from '@/src/ui/overlay/Dialog';
import styles from './DialogForm.module.css';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'warning'> {
  /** Names the act. */
  label: string;
  testId: string;
  isBusy: boolean;
  /** Takes a protection away. */
  danger?: boolean;
  /** Nothing can be sent yet. */
  disabled?: boolean;
  onSend: () => void;
  onClose: () => void;
  /** In the place of Cancel, where the close button is the way back. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A dialog that is one form. While it is sent nothing closes it. */
export function FormDialog({ label, testId, isBusy, danger, disabled, onSend, onClose, instead, children, ...dialog }: FormDialogProps) {
  const { t } = useTranslation('common');
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          {instead ?? (
            <Button variant="border" size="large" className={styles.cancel} disabled={isBusy} onClick={onClose}>
              {t('ui.cancel')}
            </Button>
          )}
          <Button type="submit" form={formId} size="large" danger={danger} disabled={disabled} loading={isBusy} data-testid={testId}>
            {label}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
          focusWrongField(event.currentTarget);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
