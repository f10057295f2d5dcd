import clsx from 'clsx';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codes } from '@/contract/codes';
import { isPasswordStrong } from '@/domain/account/passwordRules';
import { REFERRAL_CODE_LENGTH, WELCOME } from '@/domain/referral/programme';
import { useInvitationKnown } from '@/src/api/queries/auth';
import { refusedField } from '@/src/api/refusedField';
import { useSubmit } from '@/src/api/useSubmit';
import { useSite } from '@/src/brand/SiteContext';
import { leadsSomewhere } from '@/src/config/leadsSomewhere';
import { routes } from '@/src/config/routes';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useLocale } from '@/src/i18n/useLocale';
import { usePasswordRules } from '@/src/i18n/usePasswordRules';
import { useRefusals } from '@/src/i18n/useRefusals';
import { invitationCode } from '@/src/lib/storage';
import { Button } from '@/src/ui/button/Button';
import { NewPasswordField } from '@/src/ui/field/NewPasswordField';
import { TextField } from '@/src/ui/field/TextField';
import { useWrongField } from '@/src/ui/field/useWrongField';
import { Link } from '@/src/ui/link/Link';
import { Note } from '@/src/ui/views/Note';
import { requestRegister } from '../actions/register';
import { useAuthLinks } from '../useAuthLinks';
import { useIdentityDraft } from '../useIdentityDraft';
import { useLeadOn } from '../useLeadOn';
import { useStartedAddress } from '../useStartedAddress';
import { AuthFrame } from '../view/AuthFrame';
import styles from '../view/AuthFrame.module.css';
import { IdentityFields } from '../view/IdentityFields';
import { TermsCheckbox } from '../view/TermsCheckbox';

const FIELDS = ['identity', 'newPassword', 'terms'] as const;
const FIELDS_WITH_REFERRAL = [...FIELDS, 'referralCode'] as const;

/** First step of a registration: who, a password, and the terms. */
export function RegisterScreen() {
  const { t } = useTranslation('common');
  const language = useLocale();
  const format = useFormat();
  const router = useRouter();
  const links = useAuthLinks();
  useLeadOn();
  const identity = useIdentityDraft('register');
  const site = useSite();
  useStartedAddress(identity, site.supportPhone ?? true);
  // Where inviting gives nothing nobody is asked who invited them.
  const hasReferral = leadsSomewhere(routes.profileReferral, site);
  const [form, setForm] = useState({ password: '', referralCode: '', isTermsAccepted: false });
  useInvitation((referralCode) => hasReferral && setForm((current) => ({ ...current, referralCode })));
  // What is shorter or longer cannot be one: it is looked at when it is sent.
  const invitation = form.referralCode.trim();
  const isInvited = useInvitationKnown(hasReferral && invitation.length === REFERRAL_CODE_LENGTH ? invitation : undefined);
  const words = useErrorWords();
  const rules = usePasswordRules(form.password);
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    await requestRegister({ identity: identity.draft, ...form, language });
    await router.push(links.registerOtp);
  });
  const wrong = useWrongField(error);
  const refusals = useRefusals(error, refusedField, hasReferral ? FIELDS_WITH_REFERRAL : FIELDS);
  const change = (part: Partial<typeof form>) => {
    clearError();
    setForm((current) => ({ ...current, ...part }));
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (identity.check() && isPasswordStrong(form.password) && form.isTermsAccepted) void submit();
    else wrong.goToWrong();
  };
  const welcome = t('auth.register.referralHint', { rate: format.share(String(WELCOME.ratePpm / 10_000)), days: WELCOME.days });
  const isWeak = isChecked && !isPasswordStrong(form.password);
  return (
    <AuthFrame
      title={t('auth.register.title')}
      lead={
        <>
          {t('auth.register.already')}{' '}
          <Link href={links.login} className={clsx('finger', styles.accent)}>
            {t('auth.register.login')}
          </Link>
        </>
      }
    >
      <form ref={wrong.form} className={styles.fields} onSubmit={send} method="post" noValidate>
        <IdentityFields
          draft={identity.draft}
          onChange={(part) => {
            clearError();
            identity.change(part);
          }}
          problem={identity.shownProblem}
          refusal={refusals.at('identity')}
          isNew
        />
        <NewPasswordField
          label={t('auth.password.label')}
          value={form.password}
          rules={rules}
          onChange={(password) => change({ password })}
          error={isWeak ? t('auth.problem.passwordWeak') : refusals.at('newPassword')}
        />
        {hasReferral ? (
          <TextField
            height={56}
            name="referral"
            autoComplete="off"
            label={t('auth.register.referral')}
            requirement="optional"
            placeholder={t('auth.register.referralPlaceholder')}
            value={form.referralCode}
            onValueChange={(referralCode) => change({ referralCode })}
            hint={isInvited ? welcome : undefined}
            error={
              isInvited === false
                ? words({ code: codes.referralInvalid.code, msg: codes.referralInvalid.key })
                : refusals.at('referralCode')
            }
          />
        ) : null}
        <TermsCheckbox
          isChecked={form.isTermsAccepted}
          onChange={(isTermsAccepted) => change({ isTermsAccepted })}
          error={isChecked && !form.isTermsAccepted ? t('auth.problem.termsMissing') : refusals.at('terms')}
        />
        {refusals.ofForm ? <Note tone="error">{refusals.ofForm}</Note> : null}
        <Button type="submit" block className={styles.submit} loading={isBusy}>
          {t('auth.register.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}

/** Fills in the code of whoever invited this visitor, once, as soon as storage can be read. */
function useInvitation(fill: (code: string) => void): void {
  const { asPath } = useRouter();
  const latest = useRef(fill);
  const isDone = useRef(false);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const code = invitationCode(asPath, Date.now());
    if (code !== undefined) latest.current(code);
  }, [asPath]);
}
