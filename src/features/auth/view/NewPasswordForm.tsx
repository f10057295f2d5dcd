import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import type { CodeSent } from '@/contract/auth';
import { isPasswordStrong } from '@/domain/account/passwordRules';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { OtpInput } from '@/src/ui/otp/OtpInput';
import { showToast } from '@/src/ui/toast/showToast';
import { confirmReset } from '../actions/resetPassword';
import { type AuthField, fieldOf } from '../model/fieldProblems';
import { useAuthLinks } from '../useAuthLinks';
import { useSubmit } from '../useSubmit';
import styles from './AuthFrame.module.css';
import { CodeResend } from './CodeResend';
import { NewPasswordField } from './NewPasswordField';
import { Note } from './Note';

const CODE_LENGTH = 6;

/** The code and the new password, sent together. */
export function NewPasswordForm({ sent, onResent }: { sent: CodeSent; onResent: (sent: CodeSent) => void }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const router = useRouter();
  const links = useAuthLinks();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    await confirmReset(sent.ticket, code, password);
    showToast({ type: 'success', content: t('auth.reset.done') });
    await router.push(links.login);
  });
  const refusal = (at: AuthField) => (error && fieldOf(error) === at ? words(error) : undefined);
  const isCodeMissing = isChecked && code.length < CODE_LENGTH;
  const isWeak = isChecked && !isPasswordStrong(password);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (code.length === CODE_LENGTH && isPasswordStrong(password)) void submit();
  };
  return (
    <form className={styles.fields} onSubmit={send} noValidate>
      <OtpInput
        name={t('auth.code.name')}
        value={code}
        onChange={(next) => {
          setCode(next);
          clearError();
        }}
        error={isCodeMissing ? t('auth.problem.codeMissing') : refusal('code')}
        autoFocus
      />
      <CodeResend purpose="reset" sent={sent} onResent={onResent} />
      <NewPasswordField
        label={t('auth.reset.newPassword')}
        value={password}
        onChange={(next) => {
          clearError();
          setPassword(next);
        }}
        error={isWeak ? t('auth.problem.passwordWeak') : refusal('password')}
      />
      {refusal('form') ? <Note kind="failed">{refusal('form')}</Note> : null}
      <Button type="submit" block className={styles.submit} loading={isBusy}>
        {t('auth.reset.submit')}
      </Button>
    </form>
  );
}
