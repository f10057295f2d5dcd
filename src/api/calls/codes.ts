import type { CodeSent } from '@/contract/auth';
import { quietCall } from '../quietCall';

/**
 * Whether the code of a text message is right, before what it is for is sent with it; undefined when nobody can tell now. Hidden as the
 * specification has it: the call the code is for says everything again.
 */
export async function isSmsCodeValid(ticket: string, code: string): Promise<boolean | undefined> {
  const answer = await quietCall('validateSmsCode', { ticket, code }).catch(() => undefined);
  return answer?.isValid;
}

/** Sends the code of a ticket again, by the way it went first. @throws ApiError */
export const resendCode = ({ ticket, channel }: Pick<CodeSent, 'ticket' | 'channel'>): Promise<CodeSent> =>
  quietCall(channel === 'email' ? 'sendEmailCode' : 'sendSmsCode', { ticket });
