import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { CodeSent } from '@/contract/auth';
import { CODE_LENGTH } from '@/domain/account/codeLength';
import { startUnfreezing, unfreezeAccount } from '@/src/api/calls/security';
import { isAboutSentCode } from '@/src/api/sentCodeRefusal';
import { useSubmit } from '@/src/api/useSubmit';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { isSaidByProof, ProofFields } from '@/src/proof/ProofFields';
import { useProof } from '@/src/proof/useProof';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useSentCode } from '../../useSentCode';
import { CodeField } from '../CodeField';
import { FormDialog } from '../FormDialog';
import { RetryNote } from '../RetryNote';

interface UnfreezeDialogProps {
  onClose: () => void;
  onUnfrozen: () => void;
}

/** Ends the owner's own freeze: a code that is sent, the password and the second factor. */
export function UnfreezeDialog({ onClose, onUnfrozen }: UnfreezeDialogProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const format = useFormat();
  const [sent, setSent] = useState<CodeSent>();
  const { again, ...first } = useSentCode(sent, setSent, startUnfreezing);
  const proof = useProof();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, error, clearError } = useSubmit(async (ticket: string) => {
    try {
      const { sendingHeldUntil } = await unfreezeAccount({ ticket, code, ...(await proof.params()) });
      showToast({ type: 'success', content: t('security.unfreeze.done', { time: format.moment(sendingHeldUntil) }) });
    } catch (failure) {
      proof.heed(failure);
      throw failure;
    }
    onUnfrozen();
    onClose();
  });
  const isAboutSent = error !== undefined && isAboutSentCode(error);
  const send = () => {
    setChecked(true);
    if (sent && code.length === CODE_LENGTH && proof.isWhole) void submit(sent.ticket);
  };
  const failure = again.error ?? (error && !isAboutSent && !isSaidByProof(error) ? error : undefined);
  return (
    <FormDialog
      title={t('security.unfreeze.title')}
      description={t('security.unfreeze.text')}
      label={t('security.unfreeze.title')}
      testId="unfreeze-account"
      isBusy={isBusy}
      disabled={code.length !== CODE_LENGTH}
      onSend={send}
      onClose={onClose}
    >
      {first.error ? <RetryNote error={first.error} isBusy={first.isBusy} onRetry={first.retry} /> : null}
      {!sent && !first.error ? <Skeleton width="100%" height={220} /> : null}
      {sent ? (
        <>
          <CodeField
            autoFocus
            sent={sent}
            value={code}
            onChange={(next) => {
              clearError();
              setCode(next);
            }}
            error={error && isAboutSent ? words(error) : undefined}
            readOnly={isBusy}
            onResend={() => void again.submit()}
            isResending={again.isBusy}
          />
          <ProofFields proof={proof} isChecked={isChecked} isBusy={isBusy} error={error} onEdit={clearError} />
          {failure ? <Note tone="error">{words(failure)}</Note> : null}
        </>
      ) : null}
    </FormDialog>
  );
}
