import { useState } from 'react';
import type { CallParams } from '@/contract/calls';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { isSaidByProof, ProofFields } from '@/src/proof/ProofFields';
import { useProof } from '@/src/proof/useProof';
import { Note } from '@/src/ui/views/Note';
import { FormDialog } from '../FormDialog';

type Factor = Pick<CallParams<'authenticatorUnbind'>, 'authenticatorCode' | 'recoveryCode' | 'passkey'>;

interface ProofDialogProps {
  title: string;
  /** What follows from it. */
  text: string;
  /** Names the act. */
  label: string;
  testId: string;
  warning?: boolean;
  /** Asks for the password, too. */
  needsPassword?: boolean;
  /** Recovery codes prove too little for it. */
  withoutRecovery?: boolean;
  /** Does it, and says so. @throws ApiError */
  act: (factor: Factor, currentPassword: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the second factor before what protects the account is changed. */
export function ProofDialog({ text, warning, needsPassword = false, withoutRecovery, act, onClose, ...dialog }: ProofDialogProps) {
  const words = useErrorWords();
  const proof = useProof({ needsPassword });
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    try {
      await act(await proof.factorParams(), proof.password);
    } catch (failure) {
      proof.heed(failure);
      throw failure;
    }
    onClose();
  });
  const send = () => {
    setChecked(true);
    if (proof.isWhole) void submit();
  };
  const ways = withoutRecovery ? proof.ways.filter((way) => way !== 'recovery') : proof.ways;
  return (
    <FormDialog {...dialog} warning={warning} danger={warning} description={text} isBusy={isBusy} onSend={send} onClose={onClose}>
      <ProofFields autoFocus proof={{ ...proof, ways }} isChecked={isChecked} isBusy={isBusy} error={error} onEdit={clearError} />
      {error && !isSaidByProof(error) ? <Note tone="error">{words(error)}</Note> : null}
    </FormDialog>
  );
}
