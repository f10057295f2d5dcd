import { quietCall } from '@/src/api/quietCall';
import { solveCaptcha } from '../captcha/solveCaptcha';
import { type IdentityDraft, identityParams } from '../model/identity';
import { dropPendingCode, keepPendingCode } from '../model/pendingCode';
import { signIn } from './signIn';

/**
 * First step of a login: the password is checked and a code sent. What follows needs only the ticket, which is kept for
 * the code page and survives a reload; the password is not kept anywhere.
 * @throws ApiError
 */
export async function requestLogin(identity: IdentityDraft, password: string): Promise<void> {
  const captcha = await solveCaptcha('login');
  keepPendingCode('login', await quietCall('loginVerify', { ...identityParams(identity), password, captcha, platform: 'PC' }));
}

/** Second step: the code makes the session. @throws ApiError */
export async function confirmLogin(ticket: string, code: string): Promise<void> {
  signIn(await quietCall('loginConfirm', { ticket, code, platform: 'PC' }));
  dropPendingCode('login');
}
