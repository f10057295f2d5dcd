import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url: 43 characters. Session tokens and tickets. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** What is stored in a token's place. A plain hash is enough: 256 random bits cannot be guessed from it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
