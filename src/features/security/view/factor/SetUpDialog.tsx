import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import type { AuthenticatorKey } from '@/contract/secondFactor';
import { generateAuthenticator } from '@/src/api/calls/secondFactor';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useAskedOnce } from '../../useAskedOnce';
import styles from '../DialogForm.module.css';
import { RetryNote } from '../RetryNote';
import { BindForm } from './BindForm';

interface SetUpDialogProps {
  /** The key that was shown before. */
  authenticator: AuthenticatorKey | undefined;
  onKey: (key: AuthenticatorKey) => void;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** First of two steps to an authenticator: the key into the app, then a code of the app and one that was sent. */
export function SetUpDialog({ authenticator, onKey, onClose, onCodes }: SetUpDialogProps) {
  const { t } = useTranslation('common');
  const formId = useId();
  const { error, isBusy: isAsking, retry } = useAskedOnce(authenticator !== undefined, async () => onKey(await generateAuthenticator()));
  const [form, setForm] = useState({ isWhole: false, isBusy: false });
  return (
    <Dialog
      open
      title={t('security.authenticator.setUp')}
      description={t('security.authenticator.step')}
      onClose={form.isBusy ? undefined : onClose}
      actions={
        <>
          <Button variant="border" size="large" className={styles.cancel} disabled={form.isBusy} onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="large"
            className={styles.go}
            disabled={!form.isWhole}
            loading={form.isBusy}
            data-testid="bind-authenticator"
          >
            {t('security.authenticator.continue')}
          </Button>
        </>
      }
    >
      {error && !authenticator ? <RetryNote error={error} isBusy={isAsking} onRetry={retry} /> : null}
      {!authenticator && !error ? <Skeleton width="100%" height={380} /> : null}
      {authenticator ? (
        <BindForm
          id={formId}
          authenticator={authenticator}
          onResent={(sent) => onKey({ ...authenticator, ...sent })}
          onState={setForm}
          onBound={(codes) => {
            onClose();
            onCodes(codes);
          }}
        />
      ) : null}
    </Dialog>
  );
}
