import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { CallParams } from '@/contract/calls';
import { codes } from '@/contract/codes';
import { isApiError } from '@/src/api/apiError';
import { provePasskey } from '@/src/api/calls/passkeys';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';
import { useSecurityState } from '@/src/api/queries/security';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { PasswordField } from '@/src/ui/field/PasswordField';
import { FactorField } from '@/src/ui/otp/FactorField';
import { factorProof, isFactorWhole } from '@/src/ui/otp/factorDraft';
import { useFactorDraft } from '@/src/ui/otp/useFactorDraft';
import { Note } from '@/src/ui/views/Note';
import { FormDialog } from '../FormDialog';

type Proof = Pick<CallParams<'authenticatorUnbind'>, 'authenticatorCode' | 'recoveryCode' | 'passkey'>;

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
  act: (proof: Proof, currentPassword: string) => Promise<void>;
  onClose: () => void;
}

const NONE: readonly never[] = [];

/** Asks for the second factor before what protects the account is changed. */
export function ProofDialog({ title, text, label, testId, warning, needsPassword, withoutRecovery, act, onClose }: ProofDialogProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { data } = useSecurityState(useHasToken(true));
  const { factor, setFactor, ways, clear } = useFactorDraft(data?.methods ?? NONE);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    try {
      await act(await factorProof(factor, provePasskey), password);
    } catch (failure) {
      // A code of the app is typed anew; a recovery code stays there to be corrected.
      if (isApiError(failure) && failure.code === codes.authenticatorInvalid.code) clear();
      throw failure;
    }
    onClose();
  });
  const isPasswordMissing = needsPassword && password === '';
  const isPasswordWrong = error?.code === codes.credentialsInvalid.code;
  const isFactorWrong = error !== undefined && isAboutFactor(error);
  const send = () => {
    setChecked(true);
    if (!isPasswordMissing && isFactorWhole(factor)) void submit();
  };
  const passwordProblem = isPasswordWrong ? 'currentWrong' : isChecked && isPasswordMissing ? 'currentMissing' : undefined;
  const missing = isChecked && !isFactorWhole(factor) && !error ? t('security.problems.factorMissing') : undefined;
  return (
    <FormDialog
      warning={warning}
      danger={warning}
      title={title}
      description={text}
      label={label}
      testId={testId}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      {needsPassword ? (
        <PasswordField
          autoFocus
          height={56}
          name="current-password"
          autoComplete="current-password"
          label={t('security.currentPassword')}
          value={password}
          onValueChange={(next) => {
            clearError();
            setPassword(next);
          }}
          error={passwordProblem ? t(`security.problems.${passwordProblem}`) : undefined}
        />
      ) : null}
      <FactorField
        value={factor}
        ways={withoutRecovery ? ways.filter((way) => way !== 'recovery') : ways}
        onChange={(next) => {
          clearError();
          setFactor(next);
        }}
        error={error && isFactorWrong ? words(error) : missing}
        readOnly={isBusy}
        autoFocus={!needsPassword}
      />
      {error && !isPasswordWrong && !isFactorWrong ? <Note tone="error">{words(error)}</Note> : null}
    </FormDialog>
  );
}
