import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { CodeSent } from '@/contract/auth';
import { codes } from '@/contract/codes';
import type { PasskeyAdded } from '@/contract/passkeys';
import { CODE_LENGTH } from '@/domain/account/codeLength';
import { PASSKEY_NAME_MAX, readPasskeyName } from '@/domain/account/passkeys';
import { isApiError } from '@/src/api/apiError';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';
import { useSecurityState } from '@/src/api/queries/security';
import { isAboutSentCode } from '@/src/api/sentCodeRefusal';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { useOwnFactor } from '@/src/proof/useOwnFactor';
import { TextField } from '@/src/ui/field/TextField';
import { FactorField } from '@/src/ui/otp/FactorField';
import { Note } from '@/src/ui/views/Note';
import { useNewPasskey } from '../../useNewPasskey';
import { FormDialog } from '../FormDialog';
import { PasskeyCodeField } from './PasskeyCodeField';

const INVALID_NAME = { code: codes.passkeyNameInvalid.code, msg: `${codes.passkeyNameInvalid.key}||${PASSKEY_NAME_MAX}` };

interface AddPasskeyDialogProps {
  /** The code that was sent before. */
  sent: CodeSent | undefined;
  onSent: (sent: CodeSent) => void;
  onClose: () => void;
  onAdded: (added: PasskeyAdded) => void;
}

/** Proves who adds it, then the browser asks. A closed browser dialog is opened again by the same button. */
export function AddPasskeyDialog({ sent, onSent, onClose, onAdded }: AddPasskeyDialogProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { data } = useSecurityState(useHasToken(true));
  const { hasFactor, factor, setFactor, ways, isFactorMissing, factorParams, heed } = useOwnFactor();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { add, isProven } = useNewPasskey();
  const wanted = name.trim() === '' ? undefined : readPasskeyName(name);
  const isNameWrong = name.trim() !== '' && wanted === undefined;
  const prove = async () => (hasFactor ? factorParams() : { ticket: sent?.ticket, code });
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    try {
      onAdded(await add(wanted, prove));
    } catch (failure) {
      heed(failure);
      if (isApiError(failure) && isAboutSentCode(failure)) setCode('');
      throw failure;
    }
    onClose();
  });
  const isWhole = isProven || (hasFactor ? !isFactorMissing : sent !== undefined && code.length === CODE_LENGTH);
  const send = () => {
    setChecked(true);
    if (isWhole && !isNameWrong) void submit();
  };
  // Once it is proven who asks, what the browser's dialog ends with belongs to the form.
  const at = !error
    ? undefined
    : isAboutSentCode(error)
      ? 'code'
      : hasFactor && !isProven && isAboutFactor(error)
        ? 'factor'
        : error.code === codes.passkeyNameInvalid.code
          ? 'name'
          : 'form';
  const refusal = (field: NonNullable<typeof at>) => (error && at === field ? words(error) : undefined);
  const typed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      clearError();
      set(value);
    };
  return (
    <FormDialog
      title={t('security.passkeys.addTitle')}
      description={t('security.passkeys.addText')}
      label={t(isProven && error ? 'security.passkeys.again' : 'security.passkeys.create')}
      testId="create-passkey"
      isBusy={isBusy}
      disabled={!isWhole}
      onSend={send}
      onClose={onClose}
    >
      {isProven || !data ? null : hasFactor ? (
        <FactorField value={factor} ways={ways} onChange={typed(setFactor)} error={refusal('factor')} readOnly={isBusy} autoFocus />
      ) : (
        <PasskeyCodeField value={code} onChange={typed(setCode)} error={refusal('code')} readOnly={isBusy} sent={sent} onSent={onSent} />
      )}
      <TextField
        height={56}
        name="passkey-name"
        autoComplete="off"
        label={t('security.passkeys.name')}
        hint={t('security.passkeys.nameHint')}
        value={name}
        readOnly={isBusy}
        onValueChange={typed(setName)}
        error={isChecked && isNameWrong ? words(INVALID_NAME) : refusal('name')}
      />
      {refusal('form') ? <Note tone="error">{refusal('form')}</Note> : null}
    </FormDialog>
  );
}
