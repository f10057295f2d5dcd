import { codes } from '@/contract/codes';

const ABOUT_THE_FACTOR = new Set<string>([
  codes.secondFactorRequired.code,
  codes.authenticatorInvalid.code,
  codes.recoveryCodeInvalid.code,
  codes.passkeyInvalid.code,
  codes.passkeyExpired.code,
  codes.passkeySuspended.code,
  codes.passkeyElsewhere.code,
  'passkey.cancelled',
  'passkey.failed',
  'passkey.unsupported',
]);

/** Whether a refusal of the exchange, or of the browser's dialog, belongs beside the second factor. */
export const isAboutFactor = ({ code }: { code: string }): boolean => ABOUT_THE_FACTOR.has(code);

type Method = 'authenticator' | 'passkey';
const isMethod = (text: string): text is Method => text === 'authenticator' || text === 'passkey';

/**
 * What of it can be asked for, as a refusal tells that asks for the second factor: `auth.second_factor_required||authenticator,passkey`.
 */
export const methodsAskedFor = ({ msg }: { msg: string }): Method[] => (msg.split('||')[1] ?? '').split(',').filter(isMethod);
