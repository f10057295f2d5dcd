import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { isPasswordStrong } from '@/domain/account/passwordRules';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useLocale } from '@/src/i18n/useLocale';
import { Button } from '@/src/ui/button/Button';
import { TextField } from '@/src/ui/field/TextField';
import { Link } from '@/src/ui/link/Link';
import { requestRegister } from '../actions/register';
import { type AuthField, fieldOf } from '../model/fieldProblems';
import { useAuthLinks } from '../useAuthLinks';
import { useIdentityDraft } from '../useIdentityDraft';
import { useStartedAddress } from '../useStartedAddress';
import { useSubmit } from '../useSubmit';
import { AuthFrame } from '../view/AuthFrame';
import styles from '../view/AuthFrame.module.css';
import { IdentityFields } from '../view/IdentityFields';
import { NewPasswordField } from '../view/NewPasswordField';
import { Note } from '../view/Note';
import { TermsCheckbox } from '../view/TermsCheckbox';

const SHOWN_AT_FIELD: readonly AuthField[] = ['identity', 'password', 'referralCode', 'terms'];

/** First step of a registration: who, a password, and the terms. */
export function RegisterScreen() {
  const { t } = useTranslation('common');
  const language = useLocale();
  const words = useErrorWords();
  const router = useRouter();
  const links = useAuthLinks();
  const identity = useIdentityDraft();
  useStartedAddress(identity.change);
  const [form, setForm] = useState({ password: '', referralCode: '', isTermsAccepted: false });
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    await requestRegister({ identity: identity.draft, ...form, language });
    await router.push(links.registerOtp);
  });
  const field = error && fieldOf(error);
  const refusal = (at: AuthField) => (error && field === at ? words(error) : undefined);
  const change = (part: Partial<typeof form>) => {
    clearError();
    setForm((current) => ({ ...current, ...part }));
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (identity.check() && isPasswordStrong(form.password) && form.isTermsAccepted) void submit();
  };
  const isWeak = isChecked && !isPasswordStrong(form.password);
  return (
    <AuthFrame
      title={t('auth.register.title')}
      lead={
        <>
          {t('auth.register.already')}{' '}
          <Link href={links.login} className={styles.accent}>
            {t('auth.register.login')}
          </Link>
        </>
      }
    >
      <form className={styles.fields} onSubmit={send} noValidate>
        <IdentityFields
          draft={identity.draft}
          onChange={(part) => {
            clearError();
            identity.change(part);
          }}
          problem={identity.shownProblem}
          refusal={refusal('identity')}
          isNew
        />
        <NewPasswordField
          label={t('auth.password.label')}
          value={form.password}
          onChange={(password) => change({ password })}
          error={isWeak ? t('auth.problem.passwordWeak') : refusal('password')}
        />
        <TextField
          height={56}
          name="referral"
          autoComplete="off"
          label={t('auth.register.referral')}
          requirement="optional"
          placeholder={t('auth.register.referralPlaceholder')}
          value={form.referralCode}
          onValueChange={(referralCode) => change({ referralCode })}
          error={refusal('referralCode')}
        />
        <TermsCheckbox
          isChecked={form.isTermsAccepted}
          onChange={(isTermsAccepted) => change({ isTermsAccepted })}
          error={isChecked && !form.isTermsAccepted ? t('auth.problem.termsMissing') : refusal('terms')}
        />
        {error && field && !SHOWN_AT_FIELD.includes(field) ? <Note kind="failed">{words(error)}</Note> : null}
        <Button type="submit" block className={styles.submit} loading={isBusy}>
          {t('auth.register.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
