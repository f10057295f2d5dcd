import { codes } from '@/contract/codes';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';

/** Which field of a form an error of the exchange belongs to; everything else belongs to the form. */
export type AuthField = 'identity' | 'password' | 'referralCode' | 'terms' | 'code' | 'factor' | 'form';

const FIELD_BY_CODE: Readonly<Record<string, AuthField>> = {
  [codes.emailInvalid.code]: 'identity',
  [codes.phoneInvalid.code]: 'identity',
  [codes.passwordWeak.code]: 'password',
  [codes.passwordSame.code]: 'password',
  [codes.passwordKnown.code]: 'password',
  [codes.referralInvalid.code]: 'referralCode',
  [codes.termsNotAccepted.code]: 'terms',
  [codes.codeInvalid.code]: 'code',
  [codes.codeExpired.code]: 'code',
};

export function fieldOf(error: { code: string }): AuthField {
  return FIELD_BY_CODE[error.code] ?? (isAboutFactor(error) ? 'factor' : 'form');
}
