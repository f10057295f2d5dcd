import type { CodeSent } from '@/contract/auth';
import { sendPasskeyCode } from '@/src/api/calls/passkeys';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useSentCode } from '../../useSentCode';
import { CodeField } from '../CodeField';
import { RetryNote } from '../RetryNote';

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
  const words = useErrorWords();
  const { error: failure, isBusy, retry, again } = useSentCode(sent, onSent, sendPasskeyCode);
  if (failure && !sent) return <RetryNote error={failure} isBusy={isBusy} onRetry={retry} />;
  if (!sent) return <Skeleton width="100%" height={120} />;
  return (
    <CodeField
      autoFocus
      sent={sent}
      value={value}
      onChange={onChange}
      error={error ?? (again.error ? words(again.error) : undefined)}
      readOnly={readOnly}
      onResend={() => void again.submit()}
      isResending={again.isBusy}
    />
  );
}
