import { codes } from '@/contract/codes';
import { isAboutFactor } from './passkeys/factorRefusal';
import { isAboutSentCode } from './sentCodeRefusal';

/** What a refusal of signing up, signing in or choosing a password is about. */
export type RefusedField = 'identity' | 'currentPassword' | 'newPassword' | 'referralCode' | 'terms' | 'code' | 'factor';

const FIELD_BY_CODE: Readonly<Record<string, RefusedField>> = {
  [codes.emailInvalid.code]: 'identity',
  [codes.phoneInvalid.code]: 'identity',
  [codes.credentialsInvalid.code]: 'currentPassword',
  [codes.passwordWeak.code]: 'newPassword',
  [codes.passwordSame.code]: 'newPassword',
  [codes.passwordKnown.code]: 'newPassword',
  [codes.referralInvalid.code]: 'referralCode',
  [codes.termsNotAccepted.code]: 'terms',
};

/** Which field an error of the exchange, or of the browser's dialog, belongs to; undefined: to the form as a whole. */
export const refusedField = (error: { code: string }): RefusedField | undefined =>
  FIELD_BY_CODE[error.code] ?? (isAboutSentCode(error) ? 'code' : isAboutFactor(error) ? 'factor' : undefined);
