import type { CodeSent } from '@/contract/auth';
import { resendCode } from '@/src/api/calls/codes';
import { type CodePurpose, keepPendingCode } from '../model/pendingCode';

/** Sends the code of a form's ticket again and keeps what is known of it. @throws ApiError */
export async function resendPending(purpose: CodePurpose, pending: CodeSent): Promise<CodeSent> {
  const sent = await resendCode(pending);
  keepPendingCode(purpose, sent);
  return sent;
}
