import type { CallParams } from '@/contract/calls';
import { quietCall } from '@/src/api/quietCall';
import { removeToken } from '@/src/lib/storage';
import { solveCaptcha } from '../captcha/solveCaptcha';
import { type IdentityDraft, identityParams } from '../model/identity';
import { dropPendingCode, keepPendingCode } from '../model/pendingCode';
import { dropTypedIdentities, keepTypedIdentity, readTypedIdentity } from '../model/typedIdentity';

/** Who logs in with the new password does so at once. */
const TYPED_FOR_MS = 10 * 60_000;

/** Asks for a code to set a new password with; the answer is the same whether or not the account exists. @throws ApiError */
export async function requestReset(identity: IdentityDraft): Promise<void> {
  const captcha = await solveCaptcha('forgot');
  const sent = await quietCall('forgotPasswordVerify', { ...identityParams(identity), captcha });
  keepPendingCode('reset', sent);
  keepTypedIdentity('reset', identity, sent.expiresAt);
}

/** Whether the code is right; nothing is used up by asking. @throws ApiError codeInvalid, codeExpired among others */
export async function checkResetCode(params: CallParams<'forgotPasswordCheck'>): Promise<void> {
  await quietCall('forgotPasswordCheck', params);
}

/** Sets the new password. Every session of the account ends, so the next step is to log in. @throws ApiError */
export async function confirmReset(params: CallParams<'forgotPasswordConfirm'>): Promise<void> {
  await quietCall('forgotPasswordConfirm', params);
  const now = Date.now();
  const typed = readTypedIdentity('reset', now);
  dropPendingCode('reset');
  dropTypedIdentities();
  // The login asks for the same address next.
  if (typed) keepTypedIdentity('login', typed, now + TYPED_FOR_MS);
  // Also the one of this browser, should a user be signed in here.
  removeToken();
}
