import { useTranslation } from 'next-i18next/pages';
import type { CodeSent } from '@/contract/auth';
import { resendCode } from '@/src/api/calls/codes';
import { useSubmit } from '@/src/api/useSubmit';
import { useSite } from '@/src/brand/SiteContext';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { ResendRow } from '@/src/ui/otp/ResendRow';
import { Note } from '@/src/ui/views/Note';
import { type CodePurpose, keepPendingCode } from '../model/pendingCode';

interface CodeResendProps {
  purpose: CodePurpose;
  sent: CodeSent;
  onResent: (sent: CodeSent) => void;
}

/** Asks for another code, once the time the exchange set has passed. */
export function CodeResend({ purpose, sent, onResent }: CodeResendProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { practice } = useSite();
  const state = sent.mailbox === undefined ? sent.channel : practice ? 'practice' : 'unsent';
  const { submit, isBusy, error } = useSubmit(async () => onResent(await resendPending(purpose, sent)));
  return (
    <>
      <ResendRow hint={t(`auth.code.missing.${state}`)} resendAt={sent.resendAt} onResend={() => void submit()} isBusy={isBusy} />
      {error ? <Note tone="error">{words(error)}</Note> : null}
    </>
  );
}

/** Sends the code of a form's ticket again and keeps what is known of it. @throws ApiError */
async function resendPending(purpose: CodePurpose, pending: CodeSent): Promise<CodeSent> {
  const sent = await resendCode(pending);
  keepPendingCode(purpose, sent);
  return sent;
}
