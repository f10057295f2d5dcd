import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useEffect, useState } from 'react';
import type { CodeSent } from '@/contract/auth';
import { codes } from '@/contract/codes';
import type { AuthenticatorKey } from '@/contract/secondFactor';
import { CODE_LENGTH } from '@/domain/account/codeLength';
import { isApiError } from '@/src/api/apiError';
import { resendCode } from '@/src/api/calls/codes';
import { bindAuthenticator } from '@/src/api/calls/secondFactor';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';
import { isAboutSentCode } from '@/src/api/sentCodeRefusal';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useOwnFactor } from '@/src/proof/useOwnFactor';
import { CodeLead } from '@/src/ui/otp/CodeLead';
import { FactorField } from '@/src/ui/otp/FactorField';
import { OtpInput } from '@/src/ui/otp/OtpInput';
import { ResendRow } from '@/src/ui/otp/ResendRow';
import { Note } from '@/src/ui/views/Note';
import { useFactorChange } from '../../useFactorChange';
import styles from '../DialogForm.module.css';
import { KeyToScan } from './KeyToScan';

interface BindFormProps {
  /** The dialog's button stands outside the form. */
  id: string;
  authenticator: AuthenticatorKey;
  onResent: (sent: CodeSent) => void;
  onState: (state: { isWhole: boolean; isBusy: boolean }) => void;
  onBound: (recoveryCodes: readonly string[]) => void;
}

function fieldOf(error: { code: string }): 'app' | 'sent' | 'factor' | 'form' {
  if (error.code === codes.authenticatorInvalid.code) return 'app';
  if (isAboutSentCode(error)) return 'sent';
  return isAboutFactor(error) ? 'factor' : 'form';
}

/** The key, and the two codes that show it arrived: in the app, and with its owner. */
export function BindForm({ id, authenticator, onResent, onState, onBound }: BindFormProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const [appCode, setAppCode] = useState('');
  const [sentCode, setSentCode] = useState('');
  const changed = useFactorChange();
  // Passkeys it has already: one of them, or a recovery code, says that it is its owner who adds another way in.
  const { hasFactor, factor, setFactor, ways, isFactorMissing, factorParams, heed } = useOwnFactor();
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    try {
      const proof = await factorParams();
      const params = { ticket: authenticator.ticket, code: sentCode, authenticatorCode: appCode };
      const { recoveryCodes } = await bindAuthenticator({ ...proof, ...params });
      changed('authenticatorBind', true);
      onBound(recoveryCodes);
    } catch (failure) {
      heed(failure);
      // A code of the app is typed anew: it has changed meanwhile.
      if (isApiError(failure) && failure.code === codes.authenticatorInvalid.code) setAppCode('');
      // Another tab was first: the page below shows it.
      if (isApiError(failure) && failure.code === codes.authenticatorBound.code) changed('authenticatorBind', true);
      throw failure;
    }
  });
  const again = useSubmit(async () => onResent(await resendCode(authenticator)));
  const isWhole = appCode.length === CODE_LENGTH && sentCode.length === CODE_LENGTH && !isFactorMissing;
  useEffect(() => onState({ isWhole, isBusy }), [onState, isWhole, isBusy]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) void submit();
  };
  const isOf = (field: 'app' | 'sent' | 'factor' | 'form') => {
    if (!error) return undefined;
    return fieldOf(error) === field ? words(error) : undefined;
  };
  const typed = (set: (code: string) => void) => (code: string) => {
    clearError();
    set(code);
  };
  return (
    <form id={id} className={styles.form} onSubmit={send} noValidate>
      <KeyToScan authenticator={authenticator} />
      <OtpInput
        label={t('ui.factor.app')}
        labelEnd={<span className={styles.hint}>{t('ui.factor.changes')}</span>}
        name={t('ui.factor.app')}
        value={appCode}
        onChange={typed(setAppCode)}
        error={isOf('app')}
        readOnly={isBusy}
      />
      <div className={styles.close}>
        <OtpInput
          label={t(authenticator.channel === 'email' ? 'security.authenticator.emailCode' : 'security.authenticator.smsCode')}
          labelEnd={<ResendRow resendAt={authenticator.resendAt} onResend={() => void again.submit()} isBusy={again.isBusy} />}
          name={t(authenticator.channel === 'email' ? 'security.authenticator.emailCode' : 'security.authenticator.smsCode')}
          value={sentCode}
          onChange={typed(setSentCode)}
          error={isOf('sent')}
          readOnly={isBusy}
        />
        <p className={styles.hint}>
          <CodeLead sent={authenticator} />
        </p>
      </div>
      {hasFactor ? (
        <FactorField
          value={factor}
          ways={ways}
          onChange={(next) => {
            clearError();
            setFactor(next);
          }}
          error={isOf('factor')}
          readOnly={isBusy}
        />
      ) : null}
      {again.error ? <Note tone="error">{words(again.error)}</Note> : null}
      {isOf('form') ? <Note tone="error">{isOf('form')}</Note> : null}
    </form>
  );
}
