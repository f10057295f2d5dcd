import { useTranslation } from 'next-i18next/pages';
import type { CodeSent } from '@/contract/auth';
import { CodeLead } from '@/src/ui/otp/CodeLead';
import { OtpInput } from '@/src/ui/otp/OtpInput';
import { ResendRow } from '@/src/ui/otp/ResendRow';
import styles from '../DialogForm.module.css';

interface CodeFieldProps {
  sent: CodeSent;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  readOnly: boolean;
  onResend: () => void;
  isResending: boolean;
}

/** The code that was sent, where it went, and how to have another. */
export function CodeField({ sent, value, onChange, error, readOnly, onResend, isResending }: CodeFieldProps) {
  const { t } = useTranslation('common');
  const name = t(sent.channel === 'email' ? 'security.authenticator.emailCode' : 'security.authenticator.smsCode');
  return (
    <div className={styles.close}>
      <OtpInput
        label={name}
        labelEnd={<ResendRow resendAt={sent.resendAt} onResend={onResend} isBusy={isResending} />}
        name={name}
        value={value}
        onChange={onChange}
        error={error}
        readOnly={readOnly}
      />
      <p className={styles.hint}>
        <CodeLead sent={sent} />
      </p>
    </div>
  );
}
