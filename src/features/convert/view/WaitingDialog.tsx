import type { ReactNode } from 'react';
import type { ApiError } from '@/src/api/apiError';
import { useActWords } from '@/src/i18n/useActWords';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';
import styles from './Forms.module.css';

interface WaitingDialogProps {
  title: string;
  text: string;
  act: string;
  isReady: boolean;
  isBusy: boolean;
  error: ApiError | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a conversion that waits: its fields, what was refused, and the one act. */
export function WaitingDialog({ title, text, act, isReady, isBusy, error, onSubmit, onClose, children }: WaitingDialogProps) {
  const words = useActWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <Button onClick={onSubmit} loading={isBusy} disabled={!isReady}>
          {act}
        </Button>
      }
      stretchActions
    >
      <div className={styles.form}>
        {children}
        {error ? (
          <p className={styles.error} role="alert">
            {words(error)}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
