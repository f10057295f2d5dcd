import type { CodeSent } from '@/contract/auth';
import { quietCall } from '../quietCall';

/** Sends the code of a ticket again, by the way it went first. @throws ApiError */
export const resendCode = ({ ticket, channel }: Pick<CodeSent, 'ticket' | 'channel'>): Promise<CodeSent> =>
  quietCall(channel === 'email' ? 'sendEmailCode' : 'sendSmsCode', { ticket });
