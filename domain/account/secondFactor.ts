// What the exchange and the screens agree on about second factors.

/** What is asked for as a second factor; recovery codes stand in for each. */
export const FACTOR_METHODS = ['authenticator', 'passkey'] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** A code of an authenticator app changes this often (RFC 6238, its default). */
export const AUTHENTICATOR_PERIOD_SECONDS = 30;
export const RECOVERY_CODES = 10;
/** A device that was asked for the second factor is not asked again for this long, where its user wants that. */
export const DEVICE_REMEMBERED_DAYS = 30;

// Letters and digits nobody takes for one another (Crockford's base 32): 32 of them, 5 bits each.
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;
/** 50 bits. */
export const RECOVERY_LENGTH = 2 * HALF;

/** `7F3K9-2QDM4`: as it is shown, and as it is hashed. */
export const spelledRecoveryCode = (plain: string): string => `${plain.slice(0, HALF)}-${plain.slice(HALF)}`;

/**
 * What a user typed, as it is spelled: small letters, missing or other dashes and blanks are forgiven, and so are letters that look
 * like digits. Undefined when it cannot be a recovery code.
 */
export function readRecoveryCode(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (plain.length !== RECOVERY_LENGTH || [...plain].some((letter) => !RECOVERY_ALPHABET.includes(letter))) return undefined;
  return spelledRecoveryCode(plain);
}
