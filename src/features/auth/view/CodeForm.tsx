import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import type { CodeSent } from '@/contract/auth';
import { CODE_LENGTH } from '@/domain/account/codeLength';
import { isApiError } from '@/src/api/apiError';
import { refusedField } from '@/src/api/refusedField';
import { useSubmit } from '@/src/api/useSubmit';
import { useRefusals } from '@/src/i18n/useRefusals';
import { Button } from '@/src/ui/button/Button';
import { OtpInput } from '@/src/ui/otp/OtpInput';
import { Note } from '@/src/ui/views/Note';
import type { CodePurpose } from '../model/pendingCode';
import styles from './AuthFrame.module.css';
import { CodeResend } from './CodeResend';

interface CodeFormProps {
  purpose: CodePurpose;
  sent: CodeSent;
  onResent: (sent: CodeSent) => void;
  /** Takes the code; what it throws is shown here. */
  onCode: (code: string) => Promise<void>;
  submitLabel: string;
}

const FIELDS = ['code'] as const;

/** Six boxes, a way to another code, and the button. The last digit sends the form by itself. */
export function CodeForm({ purpose, sent, onResent, onCode, submitLabel }: CodeFormProps) {
  const { t } = useTranslation('common');
  const [code, setCode] = useState('');
  const { submit, isBusy, error, clearError } = useSubmit(async (whole: string) => {
    try {
      await onCode(whole);
    } catch (failure) {
      // A wrong code is typed anew; one that could not be checked waits for another press of the button.
      if (isApiError(failure) && refusedField(failure) === 'code') setCode('');
      throw failure;
    }
  });
  // Digits that could not be checked are not wrong.
  const refusals = useRefusals(error, refusedField, FIELDS);
  const isWhole = code.length === CODE_LENGTH;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) void submit(code);
  };
  return (
    <form className={styles.fields} onSubmit={send} method="post" noValidate>
      <OtpInput
        name={t('auth.code.name')}
        value={code}
        onChange={(next) => {
          setCode(next);
          clearError();
        }}
        onComplete={(whole) => void submit(whole)}
        error={refusals.at('code')}
        readOnly={isBusy}
        autoFocus
      />
      <CodeResend purpose={purpose} sent={sent} onResent={onResent} />
      {refusals.ofForm ? <Note tone="error">{refusals.ofForm}</Note> : null}
      <Button type="submit" block className={styles.submit} disabled={!isWhole} loading={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
