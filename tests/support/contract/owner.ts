import { solve } from '../accountsRig';
import { type CheckedCall, stamp } from './step';
import type { ContractTarget } from './target';

// Whose account the steps share, and how they get in.

export const email = `contract-${stamp}@kontor.example`;
/** In the order of the steps: typed when registering, after it was forgotten, after it was changed. */
export const password = 'Harbour27';
export const newPassword = 'Lighthouse28';
export const changedPassword = `${newPassword}-9`;

export const codeFrom = (target: ContractTarget, address: string) => target.codeFor?.(address) ?? Promise.reject(new Error('no mailbox'));

/** Asks for another code as soon as there may be one, and answers it: the one before counts no more. */
export async function codeAgain(
  call: CheckedCall,
  target: ContractTarget,
  { ticket, resendAt }: { ticket: string; resendAt: number },
  address = email,
): Promise<string> {
  await codeFrom(target, address);
  await target.waitUntil(resendAt);
  await call('sendEmailCode', { ticket });
  return codeFrom(target, address);
}

export async function captcha(call: CheckedCall, target: 'login' | 'register' | 'forgot'): Promise<string> {
  const challenge = await call('captchaChallenge', { target });
  if (challenge.provider !== 'altcha') throw new Error('only the built-in captcha can be solved by a test');
  return solve(challenge.challenge);
}

export async function register(call: CheckedCall, target: ContractTarget, address = email): Promise<void> {
  const proof = await captcha(call, 'register');
  const sent = await call('registerVerify', {
    email: address,
    password,
    isTermsAccepted: true,
    language: 'en',
    captcha: proof,
  });
  const { token } = await call('registerConfirm', { ticket: sent.ticket, code: await codeAgain(call, target, sent, address) });
  target.use(token);
}

export async function logIn(call: CheckedCall, target: ContractTarget, typed = newPassword): Promise<void> {
  const proof = await captcha(call, 'login');
  const sent = await call('loginVerify', { email, password: typed, captcha: proof, platform: 'PC' });
  const answer = await call('loginConfirm', { ticket: sent.ticket, code: await codeAgain(call, target, sent), platform: 'PC' });
  if (!('token' in answer)) throw new Error('no authenticator is bound yet');
  target.use(answer.token);
}
