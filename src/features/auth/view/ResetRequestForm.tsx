import { useTranslation } from 'next-i18next/pages';
import type { FormEvent } from 'react';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { useWrongField } from '@/src/ui/field/useWrongField';
import { Note } from '@/src/ui/views/Note';
import { requestReset } from '../actions/resetPassword';
import { fieldOf } from '../model/fieldProblems';
import { useIdentityDraft } from '../useIdentityDraft';
import { useStartedAddress } from '../useStartedAddress';
import styles from './AuthFrame.module.css';
import { IdentityFields } from './IdentityFields';

/** Asks for the code. */
export function ResetRequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const identity = useIdentityDraft('reset');
  useStartedAddress(identity, true);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    await requestReset(identity.draft);
    onSent();
  });
  const { form, goToWrong } = useWrongField(error);
  const isIdentityRefused = error !== undefined && fieldOf(error) === 'identity';

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (identity.check()) void submit();
    else goToWrong();
  };
  return (
    <form ref={form} className={styles.fields} onSubmit={send} noValidate>
      <IdentityFields
        draft={identity.draft}
        onChange={(part) => {
          clearError();
          identity.change(part);
        }}
        problem={identity.shownProblem}
        refusal={isIdentityRefused ? words(error) : undefined}
      />
      <Note>{t('auth.reset.consequence')}</Note>
      {error && !isIdentityRefused ? <Note tone="error">{words(error)}</Note> : null}
      <Button type="submit" block className={styles.submit} loading={isBusy}>
        {t('auth.reset.send')}
      </Button>
    </form>
  );
}
