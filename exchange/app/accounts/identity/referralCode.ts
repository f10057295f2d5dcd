import { randomInt } from 'node:crypto';

// No 0, 1, I or O: people read these out.
const REFERRAL_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Ten characters, 50 random bits. */
export const newReferralCode = (): string =>
  Array.from({ length: 10 }, () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)]).join('');
