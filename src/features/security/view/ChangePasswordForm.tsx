import clsx from 'clsx';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import { codes } from '@/contract/codes';
import { isApiError } from '@/src/api/apiError';
import { provePasskey } from '@/src/api/calls/passkeys';
import { changePassword } from '@/src/api/calls/security';
import { methodsAskedFor } from '@/src/api/passkeys/factorRefusal';
import { pushToKeep } from '@/src/api/push/keepPush';
import { useSecurityState } from '@/src/api/queries/security';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { refusedField } from '@/src/api/refusedField';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { usePasswordRules } from '@/src/i18n/usePasswordRules';
import { useRefusals } from '@/src/i18n/useRefusals';
import { storeToken } from '@/src/lib/storage';
import { useHasToken } from '@/src/lib/useHasToken';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { NewPasswordField } from '@/src/ui/field/NewPasswordField';
import { PasswordField } from '@/src/ui/field/PasswordField';
import { useWrongField } from '@/src/ui/field/useWrongField';
import { Link } from '@/src/ui/link/Link';
import { FactorField } from '@/src/ui/otp/FactorField';
import { factorProof, isFactorWhole } from '@/src/ui/otp/factorDraft';
import { useFactorDraft } from '@/src/ui/otp/useFactorDraft';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import { EMPTY_DRAFT, type PasswordDraft, problemsOf } from '../model/passwordForm';
import { hasSecondFactor } from '../model/secondFactor';
import styles from './ChangePasswordForm.module.css';

const NONE: readonly never[] = [];
const FIELDS = ['currentPassword', 'newPassword'] as const;
const FIELDS_WITH_FACTOR = [...FIELDS, 'factor'] as const;

interface ChangePasswordFormProps {
  /** Why the password cannot be changed at the moment, before anybody types three. */
  whyNot: string | undefined;
}

/** The current password, the new one twice. What was typed stays when the exchange refuses. */
export function ChangePasswordForm({ whyNot }: ChangePasswordFormProps) {
  const { t } = useTranslation('common');
  const whyId = useId();
  const router = useRouter();
  const readAfter = useReadAfter();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isChecked, setChecked] = useState(false);
  const rules = usePasswordRules(draft.next);
  const { data } = useSecurityState(useHasToken(true));
  // Also when the page did not know: the exchange then asks for it.
  const [asked, setAsked] = useState<ReturnType<typeof methodsAskedFor>>();
  const isBound = asked !== undefined || hasSecondFactor(data);
  const { factor, setFactor, ways, clear } = useFactorDraft(asked ?? data?.methods ?? NONE);
  const isFactorMissing = isBound && !isFactorWhole(factor);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    const keepPush = await pushToKeep();
    const proof = isBound ? await factorProof(factor, provePasskey) : {};
    const changed = changePassword({ currentPassword: draft.current, newPassword: draft.next, ...proof });
    const { token, expiresAt } = await changed.catch((failure: unknown) => {
      if (isApiError(failure) && failure.code === codes.secondFactorRequired.code) setAsked(methodsAskedFor(failure));
      // A code of the app is typed anew; a recovery code stays there to be corrected.
      if (isApiError(failure) && failure.code === codes.authenticatorInvalid.code) clear();
      throw failure;
    });
    storeToken(token, expiresAt);
    keepPush();
    showToast({ type: 'success', content: t('security.passwordDone') });
    await readAfter('passwordChange');
    await router.push(pathTo('profileSecurity'));
  });
  const change = (part: Partial<PasswordDraft>) => {
    clearError();
    setDraft((current) => ({ ...current, ...part }));
  };
  const { form, goToWrong } = useWrongField(error);
  const problems = problemsOf(draft);
  const refusals = useRefusals(error, refusedField, isBound ? FIELDS_WITH_FACTOR : FIELDS);
  const problemAt = (field: keyof PasswordDraft) => (isChecked && problems[field] ? t(`security.problems.${problems[field]}`) : undefined);
  // Who is signed in is told more than who signs in.
  const currentWrong = refusals.at('currentPassword') && t('security.problems.currentWrong');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (whyNot !== undefined) return;
    setChecked(true);
    if (Object.keys(problems).length === 0 && !isFactorMissing) void submit();
    else goToWrong();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      {whyNot ? (
        <div id={whyId}>
          <Note tone="warning">{whyNot}</Note>
        </div>
      ) : null}
      <PasswordField
        height={56}
        name="current-password"
        autoComplete="current-password"
        label={t('security.currentPassword')}
        labelEnd={<ForgotLink />}
        value={draft.current}
        onValueChange={(current) => change({ current })}
        error={problemAt('current') ?? currentWrong}
      />
      <NewPasswordField
        label={t('security.newPassword')}
        value={draft.next}
        rules={rules}
        onChange={(next) => change({ next })}
        error={problemAt('next') ?? refusals.at('newPassword')}
      />
      <PasswordField
        height={56}
        name="repeated-password"
        autoComplete="new-password"
        label={t('security.repeatPassword')}
        value={draft.repeated}
        onValueChange={(repeated) => change({ repeated })}
        error={problemAt('repeated')}
      />
      {isBound ? (
        <FactorField
          value={factor}
          ways={ways}
          onChange={(next) => {
            clearError();
            setFactor(next);
          }}
          error={refusals.at('factor') ?? (isChecked && isFactorMissing ? t('security.problems.factorMissing') : undefined)}
          readOnly={isBusy}
        />
      ) : null}
      {refusals.ofForm ? <Note tone="error">{refusals.ofForm}</Note> : null}
      <div className={styles.actions}>
        <ButtonLink variant="border" size="large" href={pathTo('profileSecurity')}>
          {t('ui.cancel')}
        </ButtonLink>
        <Button
          type="submit"
          size="large"
          className={styles.submit}
          loading={isBusy}
          disabled={whyNot !== undefined}
          aria-describedby={whyNot ? whyId : undefined}
          data-testid="change-password"
        >
          {t('security.changePassword')}
        </Button>
      </div>
    </form>
  );
}

/** To the reset by code, which knows the address of who is signed in. */
function ForgotLink() {
  const { t } = useTranslation('common');
  return (
    <Link href={pathTo('profileResetPassword')} className={clsx('finger', styles.forgot)}>
      {t('security.forgot')}
    </Link>
  );
}
