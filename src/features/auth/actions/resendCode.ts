import type { CodeSent } from '@/contract/auth';
import { quietCall } from '@/src/api/quietCall';
import { type CodePurpose, keepPendingCode } from '../model/pendingCode';

/** Sends the code of a ticket again, by the way it went first. @throws ApiError */
export async function resendCode(purpose: CodePurpose, { ticket, channel }: CodeSent): Promise<CodeSent> {
  const sent = await quietCall(channel === 'email' ? 'sendEmailCode' : 'sendSmsCode', { ticket });
  keepPendingCode(purpose, sent);
  return sent;
}
