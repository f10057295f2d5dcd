import { useTranslation } from 'next-i18next/pages';
import type { FormEvent } from 'react';
import { refusedField } from '@/src/api/refusedField';
import { useSubmit } from '@/src/api/useSubmit';
import { useRefusals } from '@/src/i18n/useRefusals';
import { Button } from '@/src/ui/button/Button';
import { useWrongField } from '@/src/ui/field/useWrongField';
import { Note } from '@/src/ui/views/Note';
import { requestReset } from '../actions/resetPassword';
import { useIdentityDraft } from '../useIdentityDraft';
import { useStartedAddress } from '../useStartedAddress';
import styles from './AuthFrame.module.css';
import { IdentityFields } from './IdentityFields';

const FIELDS = ['identity'] as const;

/** Asks for the code. */
export function ResetRequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('common');
  const identity = useIdentityDraft('reset');
  useStartedAddress(identity, true);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    await requestReset(identity.draft);
    onSent();
  });
  const { form, goToWrong } = useWrongField(error);
  const refusals = useRefusals(error, refusedField, FIELDS);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (identity.check()) void submit();
    else goToWrong();
  };
  return (
    <form ref={form} className={styles.fields} onSubmit={send} method="post" noValidate>
      <IdentityFields
        draft={identity.draft}
        onChange={(part) => {
          clearError();
          identity.change(part);
        }}
        problem={identity.shownProblem}
        refusal={refusals.at('identity')}
      />
      <Note>{t('auth.reset.consequence')}</Note>
      {refusals.ofForm ? <Note tone="error">{refusals.ofForm}</Note> : null}
      <Button type="submit" block className={styles.submit} loading={isBusy}>
        {t('auth.reset.send')}
      </Button>
    </form>
  );
}
