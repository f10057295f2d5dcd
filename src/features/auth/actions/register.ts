import type { CodeSent } from '@/contract/auth';
import { quietCall } from '@/src/api/quietCall';
import { dropInvitation } from '@/src/lib/storage';
import { solveCaptcha } from '../captcha/solveCaptcha';
import { type IdentityDraft, identityParams } from '../model/identity';
import { dropPendingCode, keepPendingCode } from '../model/pendingCode';
import { keepTypedIdentity } from '../model/typedIdentity';
import { signIn } from './signIn';

export interface RegisterForm {
  identity: IdentityDraft;
  password: string;
  referralCode: string;
  isTermsAccepted: boolean;
  language: string;
}

/** First step of a registration: the details are checked and a code sent. @throws ApiError */
export async function requestRegister({ identity, password, referralCode, isTermsAccepted, language }: RegisterForm): Promise<void> {
  const captcha = await solveCaptcha('register');
  const sent = await quietCall('registerVerify', {
    ...identityParams(identity),
    password,
    referralCode: referralCode.trim() || undefined,
    isTermsAccepted,
    language,
    captcha,
  });
  keepPendingCode('register', sent);
  keepTypedIdentity('register', identity, sent.expiresAt);
}

/** Second and last step: the code makes the account and signs it in. @throws ApiError */
export async function confirmRegister({ ticket }: CodeSent, code: string): Promise<boolean> {
  signIn(await quietCall('registerConfirm', { ticket, code }));
  dropPendingCode('register');
  dropInvitation();
  return true;
}
