import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { codes } from '@/contract/codes';
import type { ApiError } from '@/src/api/apiError';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { isSaidByProof, ProofFields } from '@/src/proof/ProofFields';
import type { Proof } from '@/src/proof/useProof';
import { TextField } from '@/src/ui/field/TextField';
import { Note } from '@/src/ui/views/Note';
import styles from '../DialogForm.module.css';

interface CloseProofProps {
  formId: string;
  /** The UID to be typed: it reads alike in every language. */
  uid: string;
  typed: string;
  onTyped: (typed: string) => void;
  proof: Proof;
  isBusy: boolean;
  error: ApiError | undefined;
  onEdit: () => void;
  onSend: () => void;
}

/** The second step: who closes it, and that they mean this account. */
export function CloseProof({ formId, uid, typed, onTyped, proof, isBusy, error, onEdit, onSend }: CloseProofProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const [isChecked, setChecked] = useState(false);
  const isRight = typed.trim() === uid;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isRight && proof.isWhole) onSend();
  };
  const isWrong = error?.code === codes.closingNotConfirmed.code || (isChecked && !isRight);
  const failure = error && error.code !== codes.closingNotConfirmed.code && !isSaidByProof(error) ? error : undefined;
  return (
    <form id={formId} className={styles.form} onSubmit={send} noValidate>
      <ProofFields autoFocus proof={proof} isChecked={isChecked} isBusy={isBusy} error={error} onEdit={onEdit} />
      <TextField
        numeric
        height={56}
        name="uid"
        inputMode="numeric"
        autoComplete="off"
        label={t('security.close.typeUid', { uid })}
        value={typed}
        onValueChange={(next) => {
          onEdit();
          onTyped(next);
        }}
        error={isWrong ? t('security.close.uidWrong') : undefined}
        readOnly={isBusy}
      />
      {failure ? <Note tone="error">{words(failure)}</Note> : null}
    </form>
  );
}
