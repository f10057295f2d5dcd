import clsx from 'clsx';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useEffect, useState } from 'react';
import { refusedField } from '@/src/api/refusedField';
import { useSubmit } from '@/src/api/useSubmit';
import { useSite } from '@/src/brand/SiteContext';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { useRefusals } from '@/src/i18n/useRefusals';
import { sessionEnd } from '@/src/lib/storage';
import { Button } from '@/src/ui/button/Button';
import { PasswordField } from '@/src/ui/field/PasswordField';
import { useWrongField } from '@/src/ui/field/useWrongField';
import { Link } from '@/src/ui/link/Link';
import { Note } from '@/src/ui/views/Note';
import { requestLogin } from '../actions/logIn';
import { useAuthLinks } from '../useAuthLinks';
import { useIdentityDraft } from '../useIdentityDraft';
import { useLeadOn } from '../useLeadOn';
import { usePasskeyLogin } from '../usePasskeyLogin';
import { AuthFrame } from '../view/AuthFrame';
import styles from '../view/AuthFrame.module.css';
import { IdentityFields } from '../view/IdentityFields';
import { PasskeyButton } from '../view/PasskeyButton';

const FIELDS = ['identity'] as const;

/** First step of a login: who, and the password. */
export function LoginScreen() {
  const { t } = useTranslation('common');
  const { site, supportPhone = true } = useSite();
  const router = useRouter();
  const links = useAuthLinks();
  useLeadOn();
  const identity = useIdentityDraft('login');
  const [password, setPassword] = useState('');
  const [isPasswordMissing, setPasswordMissing] = useState(false);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    await requestLogin(identity.draft, password);
    await router.push(links.loginOtp);
  });
  const passkey = usePasskeyLogin(() => router.replace(links.returnUrl).then(() => undefined));
  // Not at the password: whether it or the address is wrong is not told.
  const refusals = useRefusals(error, refusedField, FIELDS);
  const { form, goToWrong } = useWrongField(error);
  const isCodeSent = supportPhone || identity.draft.kind === 'email';

  const send = (event: FormEvent) => {
    event.preventDefault();
    setPasswordMissing(password === '');
    if (identity.check() && password !== '') void submit();
    else goToWrong();
  };
  return (
    <AuthFrame
      title={t('auth.login.title')}
      lead={
        <>
          {t('auth.login.new', { name: site.name })}{' '}
          <Link href={links.register} className={clsx('finger', styles.accent)}>
            {t('auth.login.create')}
          </Link>
        </>
      }
    >
      <form ref={form} className={styles.fields} onSubmit={send} method="post" noValidate>
        <EndedNote />
        <IdentityFields
          draft={identity.draft}
          onChange={(part) => {
            clearError();
            identity.change(part);
          }}
          problem={identity.shownProblem}
          refusal={refusals.at('identity')}
        />
        <PasswordField
          height={56}
          name="password"
          autoComplete="current-password"
          label={t('auth.password.label')}
          labelEnd={
            <Link href={links.resetPassword} className={clsx('finger', styles.accent)}>
              {t('auth.login.forgot')}
            </Link>
          }
          value={password}
          onValueChange={(next) => {
            clearError();
            setPassword(next);
          }}
          error={isPasswordMissing && password === '' ? t('auth.problem.passwordMissing') : undefined}
        />
        {refusals.ofForm ? <Note tone="error">{refusals.ofForm}</Note> : null}
        <Button type="submit" block className={styles.submit} loading={isBusy}>
          {t('auth.login.submit')}
        </Button>
        {isCodeSent ? <p className={styles.fine}>{t('auth.login.next')}</p> : null}
        <PasskeyButton {...passkey} />
      </form>
    </AuthFrame>
  );
}

/** Why a user who asked for another page stands at the login form. */
function EndedNote() {
  const { t } = useTranslation('common');
  const words = useReasonWords();
  const [reason, setReason] = useState<ReturnType<typeof sessionEnd>>();
  // The server's page knows nothing of this tab.
  useEffect(() => setReason(sessionEnd()), []);
  if (reason === undefined) return null;
  const text = reason === 'ended' ? t('auth.login.endedText') : words({ kind: reason, since: 0 });
  return <Note title={t('auth.login.endedTitle')}>{text}</Note>;
}
