import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { CodeSent } from '@/contract/auth';
import { isSmsCodeValid } from '@/src/api/calls/codes';
import { CodeLead } from '@/src/ui/otp/CodeLead';
import { OtpInput } from '@/src/ui/otp/OtpInput';
import { ResendRow } from '@/src/ui/otp/ResendRow';
import styles from './DialogForm.module.css';

interface CodeFieldProps {
  /** Of the field, unless it says by which way the code came. */
  name?: string;
  autoFocus?: boolean;
  sent: CodeSent;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  readOnly: boolean;
  onResend: () => void;
  isResending: boolean;
}

/** The code that was sent, where it went, and how to have another. One of a text message is looked at as soon as it is whole. */
export function CodeField({
  name: given,
  autoFocus = false,
  sent,
  value,
  onChange,
  error,
  readOnly,
  onResend,
  isResending,
}: CodeFieldProps) {
  const { t } = useTranslation('common');
  // Of the very code that was asked about: what came for one that is mended already says nothing.
  const [wrong, setWrong] = useState<string>();
  const check = async (code: string) => {
    if ((await isSmsCodeValid(sent.ticket, code)) === false) setWrong(code);
  };
  const name = given ?? t(sent.channel === 'email' ? 'security.authenticator.emailCode' : 'security.authenticator.smsCode');
  return (
    <div className={styles.close}>
      <OtpInput
        autoFocus={autoFocus}
        label={name}
        labelEnd={<ResendRow resendAt={sent.resendAt} onResend={onResend} isBusy={isResending} />}
        name={name}
        value={value}
        onChange={onChange}
        onComplete={sent.channel === 'sms' ? (code) => void check(code) : undefined}
        error={error ?? (value !== '' && value === wrong ? t('security.authenticator.codeWrong') : undefined)}
        readOnly={readOnly}
      />
      <p className={styles.hint}>
        <CodeLead sent={sent} />
      </p>
    </div>
  );
}
