import clsx from 'clsx';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import { changePassword } from '@/src/api/calls/security';
import { pushToKeep } from '@/src/api/push/keepPush';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { refusedField } from '@/src/api/refusedField';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { usePasswordRules } from '@/src/i18n/usePasswordRules';
import { useRefusals } from '@/src/i18n/useRefusals';
import { storeToken } from '@/src/lib/storage';
import { useOwnFactor } from '@/src/proof/useOwnFactor';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { NewPasswordField } from '@/src/ui/field/NewPasswordField';
import { PasswordField } from '@/src/ui/field/PasswordField';
import { useWrongField } from '@/src/ui/field/useWrongField';
import { Link } from '@/src/ui/link/Link';
import { FactorField } from '@/src/ui/otp/FactorField';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import { EMPTY_DRAFT, type PasswordDraft, problemsOf } from '../model/passwordForm';
import styles from './ChangePasswordForm.module.css';

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
  const { hasFactor, factor, setFactor, ways, isFactorMissing, factorParams, heed } = useOwnFactor();
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    const keepPush = await pushToKeep();
    const proof = await factorParams();
    const changed = changePassword({ currentPassword: draft.current, newPassword: draft.next, ...proof });
    const { token, expiresAt } = await changed.catch((failure: unknown) => {
      heed(failure);
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
  const refusals = useRefusals(error, refusedField, hasFactor ? FIELDS_WITH_FACTOR : FIELDS);
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
    <form ref={form} className={styles.form} onSubmit={send} method="post" noValidate>
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
      {hasFactor ? (
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
