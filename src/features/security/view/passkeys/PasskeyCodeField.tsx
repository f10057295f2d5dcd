import { useTranslation } from 'next-i18next/pages';
import type { CodeSent } from '@/contract/auth';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { CodeLead } from '@/src/ui/otp/CodeLead';
import { OtpInput } from '@/src/ui/otp/OtpInput';
import { ResendRow } from '@/src/ui/otp/ResendRow';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useSentCode } from '../../useSentCode';
import styles from '../DialogForm.module.css';

interface PasskeyCodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  readOnly: boolean;
  sent: CodeSent | undefined;
  onSent: (sent: CodeSent) => void;
}

/** The code that goes out when the dialog opens, for the first passkey of an account. */
export function PasskeyCodeField({ value, onChange, error, readOnly, sent, onSent }: PasskeyCodeFieldProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { error: failure, isBusy, retry, again } = useSentCode(true, sent, onSent);
  if (failure && !sent) {
    return (
      <Note
        tone="error"
        actions={
          <Button variant="border" size="small" loading={isBusy} onClick={retry}>
            {t('ui.error.retry')}
          </Button>
        }
      >
        {words(failure)}
      </Note>
    );
  }
  if (!sent) return <Skeleton width="100%" height={120} />;
  return (
    <div className={styles.close}>
      <OtpInput
        autoFocus
        label={t('security.passkeys.addCode')}
        labelEnd={<ResendRow resendAt={sent.resendAt} onResend={() => void again.submit()} isBusy={again.isBusy} />}
        name={t('security.passkeys.addCode')}
        value={value}
        onChange={onChange}
        error={error ?? (again.error ? words(again.error) : undefined)}
        readOnly={readOnly}
      />
      <p className={styles.hint}>
        <CodeLead sent={sent} />
      </p>
    </div>
  );
}
