import type { CaptchaChallenge, CodeSent, SignedIn } from '@/contract/auth';
import { STRONG_PASSWORD, solve } from './accountsRig';
import type { People, Person } from './authorisation/people';
import { dataOf } from './authorisation/probe';

/** A second session of the same person, beside the one they have. @returns its token */
export async function signInAgain({ exchange, codeFor }: People, { email }: Person): Promise<string> {
  const asked = await dataOf<CaptchaChallenge>(exchange.call('captchaChallenge', { target: 'login' }));
  const captcha = asked.provider === 'altcha' ? await solve(asked.challenge) : '';
  const form = { email, password: STRONG_PASSWORD, captcha, platform: 'PC' };
  const { ticket } = await dataOf<CodeSent>(exchange.call('loginVerify', form));
  const signedIn = await dataOf<SignedIn>(exchange.call('loginConfirm', { ticket, code: await codeFor(email), platform: 'PC' }));
  return signedIn.token;
}
