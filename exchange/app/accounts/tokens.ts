import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, base64url: 43 characters. Session tokens and tickets. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** What is stored in a token's place. A plain hash is enough: 256 random bits cannot be guessed from it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Six digits, leading zeros included. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/**
 * What is stored in a code's place. A million codes are tried in a second, so the hash is keyed with the ticket,
 * which only the client has.
 */
export const hashCode = (ticket: string, code: string): string => createHmac('sha256', ticket).update(code).digest('base64url');

// No 0, 1, I or O: people read these out.
const REFERRAL_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Ten characters, 50 random bits. */
export const newReferralCode = (): string =>
  Array.from({ length: 10 }, () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)]).join('');
