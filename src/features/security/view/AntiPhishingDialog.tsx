import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { codes } from '@/contract/codes';
import { ANTI_PHISHING_MAX, ANTI_PHISHING_MIN, isAntiPhishingWord } from '@/domain/account/antiPhishing';
import { setAntiPhishing } from '@/src/api/calls/security';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { isSaidByProof, ProofFields } from '@/src/proof/ProofFields';
import { useProof } from '@/src/proof/useProof';
import { Button } from '@/src/ui/button/Button';
import { TextField } from '@/src/ui/field/TextField';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import { FormDialog } from './FormDialog';

interface AntiPhishingDialogProps {
  /** The one there is. */
  word: string | null;
  onClose: () => void;
}

const INVALID = {
  code: codes.antiPhishingInvalid.code,
  msg: [codes.antiPhishingInvalid.key, ANTI_PHISHING_MIN, ANTI_PHISHING_MAX].join('||'),
};

/** Chooses the word, changes it or takes it away, with the password and the second factor. */
export function AntiPhishingDialog({ word, onClose }: AntiPhishingDialogProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const readAfter = useReadAfter();
  const [text, setText] = useState(word ?? '');
  const proof = useProof();
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, error, clearError } = useSubmit(async (next: string | null) => {
    await setAntiPhishing({ word: next, ...(await proof.params()) }).catch((failure: unknown) => {
      proof.heed(failure);
      throw failure;
    });
    showToast({
      type: 'success',
      content: next === null ? t('security.antiPhishing.removed') : t('security.antiPhishing.saved', { word: next }),
    });
    void readAfter('antiPhishingSet');
    onClose();
  });
  const wanted = text.normalize('NFC').trim();
  const isWrong = isChecked && !isAntiPhishingWord(wanted);
  const isWordRefused = error?.code === codes.antiPhishingInvalid.code;
  const refusal = isWrong ? INVALID : isWordRefused ? error : undefined;
  const failure = error && !isWordRefused && !isSaidByProof(error) ? error : undefined;
  const save = () => {
    setChecked(true);
    if (isAntiPhishingWord(wanted) && proof.isWhole) void submit(wanted);
  };
  const remove = () => {
    if (proof.isWhole) return void submit(null);
    // Nothing is wrong with the word: only the proof is missing.
    setText(word ?? '');
    setChecked(true);
  };
  return (
    <FormDialog
      title={t('security.antiPhishing.title')}
      label={t('security.antiPhishing.save')}
      testId="save-word"
      isBusy={isBusy}
      onSend={save}
      onClose={onClose}
      instead={
        word === null ? undefined : (
          <Button variant="border" size="large" disabled={isBusy} onClick={remove} data-testid="remove-word">
            {t('security.antiPhishing.remove')}
          </Button>
        )
      }
    >
      <TextField
        autoFocus
        height={56}
        name="anti-phishing"
        autoComplete="off"
        label={t('security.antiPhishing.field')}
        hint={t('security.antiPhishing.hint')}
        value={text}
        onValueChange={(next) => {
          clearError();
          setText(next);
        }}
        error={refusal ? words(refusal) : undefined}
      />
      <ProofFields proof={proof} isChecked={isChecked} isBusy={isBusy} error={error} onEdit={clearError} />
      {failure ? <Note tone="error">{words(failure)}</Note> : null}
    </FormDialog>
  );
}
