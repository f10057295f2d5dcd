import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import type { CodeSent } from '@/contract/auth';
import { CODE_LENGTH } from '@/domain/account/codeLength';
import { isPasswordStrong } from '@/domain/account/passwordRules';
import { proveResetPasskey } from '@/src/api/calls/passkeys';
import { refusedField } from '@/src/api/refusedField';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { usePasswordRules } from '@/src/i18n/usePasswordRules';
import { useRefusals } from '@/src/i18n/useRefusals';
import { useFactor } from '@/src/proof/useFactor';
import { Button } from '@/src/ui/button/Button';
import { NewPasswordField } from '@/src/ui/field/NewPasswordField';
import { useWrongField } from '@/src/ui/field/useWrongField';
import { FactorField } from '@/src/ui/otp/FactorField';
import { OtpInput } from '@/src/ui/otp/OtpInput';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import { confirmReset } from '../actions/resetPassword';
import { useAuthLinks } from '../useAuthLinks';
import { useCodeCheck } from '../useCodeCheck';
import styles from './AuthFrame.module.css';
import { CodeResend } from './CodeResend';

const FIELDS = ['code', 'newPassword'] as const;
const FIELDS_WITH_FACTOR = [...FIELDS, 'factor'] as const;

/** The code, which is checked once it is whole, and the new password; sent together. */
export function NewPasswordForm({ sent, onResent }: { sent: CodeSent; onResent: (sent: CodeSent) => void }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const router = useRouter();
  const links = useAuthLinks();
  const [code, setCode] = useState('');
  const checked = useCodeCheck(sent.ticket, () => setCode(''));
  const [password, setPassword] = useState('');
  const rules = usePasswordRules(password);
  const [isChecked, setChecked] = useState(false);
  // Whether there is a second factor is told to whoever has the code, and nobody else: it is asked for then.
  const { hasFactor, factor, setFactor, ways, isFactorMissing, factorParams, heed } = useFactor({
    hasFactor: false,
    askPasskey: () => proveResetPasskey(sent.ticket, code),
  });
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    if (!(await checked.mayBeSent())) return;
    try {
      const proof = await factorParams();
      await confirmReset({ ticket: sent.ticket, code, newPassword: password, ...proof });
    } catch (failure) {
      if (heed(failure)) return;
      throw failure;
    }
    showToast({ type: 'success', content: t('auth.reset.done') });
    await router.push(links.login);
  });
  const { form, goToWrong } = useWrongField(error);
  const refusals = useRefusals(error, refusedField, hasFactor ? FIELDS_WITH_FACTOR : FIELDS);
  const isCodeMissing = isChecked && code.length < CODE_LENGTH;
  const isWeak = isChecked && !isPasswordStrong(password);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (code.length === CODE_LENGTH && isPasswordStrong(password) && !isFactorMissing) void submit();
    else goToWrong();
  };
  return (
    <form ref={form} className={styles.fields} onSubmit={send} method="post" noValidate>
      <OtpInput
        name={t('auth.code.name')}
        value={code}
        onChange={(next) => {
          setCode(next);
          clearError();
          checked.clearError();
        }}
        onComplete={checked.check}
        readOnly={checked.isBusy}
        error={checked.error ? words(checked.error) : isCodeMissing ? t('auth.problem.codeMissing') : refusals.at('code')}
        autoFocus
      />
      <CodeResend purpose="reset" sent={sent} onResent={onResent} />
      <NewPasswordField
        label={t('auth.reset.newPassword')}
        rules={rules}
        value={password}
        onChange={(next) => {
          clearError();
          setPassword(next);
        }}
        error={isWeak ? t('auth.problem.passwordWeak') : refusals.at('newPassword')}
      />
      {hasFactor ? (
        <FactorField
          value={factor}
          ways={ways}
          onChange={(next) => {
            clearError();
            setFactor(next);
          }}
          error={refusals.at('factor')}
          readOnly={isBusy}
          autoFocus
        />
      ) : null}
      {refusals.ofForm ? <Note tone="error">{refusals.ofForm}</Note> : <Note>{t('auth.reset.consequence')}</Note>}
      <Button type="submit" block className={styles.submit} disabled={isFactorMissing} loading={isBusy}>
        {t('auth.reset.submit')}
      </Button>
    </form>
  );
}
