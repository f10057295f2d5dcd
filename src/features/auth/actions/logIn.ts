import type { CodeSent } from '@/contract/auth';
import type { CallParams } from '@/contract/calls';
import { quietCall } from '@/src/api/quietCall';
import { solveCaptcha } from '../captcha/solveCaptcha';
import { type IdentityDraft, identityParams } from '../model/identity';
import { accountNameOf, keepLoginAccount, readLoginAccount } from '../model/loginAccount';
import { dropPendingCode, keepPendingCode } from '../model/pendingCode';
import { dropPendingFactor, keepPendingFactor, type PendingFactor } from '../model/pendingFactor';
import { deviceTokenFor, keepDevice } from '../model/rememberedDevice';
import { keepTypedIdentity } from '../model/typedIdentity';
import { signIn } from './signIn';

/**
 * First step of a login: the password is checked and a code sent. What follows needs only the ticket, which is kept for
 * the code page and survives a reload; the password is not kept anywhere.
 * @throws ApiError
 */
export async function requestLogin(identity: IdentityDraft, password: string): Promise<void> {
  const params = identityParams(identity);
  const [captcha, account] = await Promise.all([solveCaptcha('login'), accountNameOf(params)]);
  const sent = await quietCall('loginVerify', { ...params, password, captcha, platform: 'PC' });
  dropPendingFactor();
  keepLoginAccount(account);
  keepPendingCode('login', sent);
  keepTypedIdentity('login', identity, sent.expiresAt);
}

/**
 * Second step: the code makes the session, or leads to a third where the account has an authenticator and this browser is not
 * remembered: then what is waited for.
 * @throws ApiError
 */
export async function confirmLogin({ ticket, maskedTarget: target }: CodeSent, code: string): Promise<PendingFactor | undefined> {
  const account = readLoginAccount();
  const deviceToken = account && deviceTokenFor(account, Date.now());
  const answer = await quietCall('loginConfirm', { ticket, code, platform: 'PC', deviceToken });
  dropPendingCode('login');
  if ('token' in answer) {
    signIn(answer);
    return undefined;
  }
  const pending = { ticket: answer.ticket, methods: answer.methods, expiresAt: answer.expiresAt, target, account };
  keepPendingFactor(pending);
  return pending;
}

type Proof = Pick<CallParams<'loginAuthenticator'>, 'authenticatorCode' | 'recoveryCode' | 'passkey'>;

/** Third step: the second factor makes the session. @throws ApiError */
export async function confirmFactor({ ticket, account }: PendingFactor, proof: Proof, isRemembered: boolean): Promise<void> {
  // What could not be remembered here is not listed as if it were.
  const rememberDevice = isRemembered && account !== undefined;
  const answer = await quietCall('loginAuthenticator', { ticket, platform: 'PC', rememberDevice, ...proof });
  if (answer.device && account !== undefined) keepDevice(account, answer.device, Date.now());
  signIn(answer);
  dropPendingFactor();
}
