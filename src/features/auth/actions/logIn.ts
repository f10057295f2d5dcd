import type { CodeSent } from '@/contract/auth';
import type { CallParams } from '@/contract/calls';
import { quietCall } from '@/src/api/quietCall';
import { solveCaptcha } from '../captcha/solveCaptcha';
import { type IdentityDraft, identityParams } from '../model/identity';
import { dropPendingCode, keepPendingCode } from '../model/pendingCode';
import { dropPendingFactor, keepPendingFactor, type PendingFactor } from '../model/pendingFactor';
import { deviceTokenFor, rememberDevice } from '../model/rememberedDevice';
import { keepTypedIdentity } from '../model/typedIdentity';
import { signIn } from './signIn';

/**
 * First step of a login: the password is checked and a code sent. What follows needs only the ticket, which is kept for
 * the code page and survives a reload; the password is not kept anywhere.
 * @throws ApiError
 */
export async function requestLogin(identity: IdentityDraft, password: string): Promise<void> {
  const captcha = await solveCaptcha('login');
  const sent = await quietCall('loginVerify', { ...identityParams(identity), password, captcha, platform: 'PC' });
  dropPendingFactor();
  keepPendingCode('login', sent);
  keepTypedIdentity('login', identity, sent.expiresAt);
}

/**
 * Second step: the code makes the session, or leads to a third where the account has an authenticator and this browser is not
 * remembered: then what is waited for.
 * @throws ApiError
 */
export async function confirmLogin({ ticket, maskedTarget: target }: CodeSent, code: string): Promise<PendingFactor | undefined> {
  const deviceToken = deviceTokenFor(target, Date.now());
  const answer = await quietCall('loginConfirm', { ticket, code, platform: 'PC', deviceToken });
  dropPendingCode('login');
  if ('token' in answer) {
    signIn(answer);
    return undefined;
  }
  const pending = { ticket: answer.ticket, methods: answer.methods, expiresAt: answer.expiresAt, target };
  keepPendingFactor(pending);
  return pending;
}

type Proof = Pick<CallParams<'loginAuthenticator'>, 'authenticatorCode' | 'recoveryCode' | 'passkey'>;

/** Third step: the second factor makes the session. @throws ApiError */
export async function confirmFactor({ ticket, target }: PendingFactor, proof: Proof, isRemembered: boolean): Promise<void> {
  const answer = await quietCall('loginAuthenticator', { ticket, platform: 'PC', rememberDevice: isRemembered, ...proof });
  if (answer.device) rememberDevice(target, answer.device, Date.now());
  signIn(answer);
  dropPendingFactor();
}
