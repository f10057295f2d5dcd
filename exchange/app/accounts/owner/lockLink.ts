import { isSignedFor, signatureFor } from '../../linkSignature';

/** Mails are read late; what they tell of is then history. */
export const LOCK_LINK_VALID_MS = 7 * 86_400_000;

export interface LockLink {
  userId: string;
  /** ms since 1970 */
  issuedAt: number;
}

const PATTERN = /^(\d{1,18})\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/;

/** What "This was not me" carries. Signed rather than stored: a mail that goes out must not wait for a table. */
export const lockTokenFor = (secret: string, { userId, issuedAt }: LockLink): string =>
  `${userId}.${issuedAt}.${signatureFor(secret, 'lock', userId, issuedAt)}`;

/** Undefined for what was not signed here, or too long ago. */
export function readLockToken(secret: string, token: string, now: number): LockLink | undefined {
  const [, userId, issued, signature] = PATTERN.exec(token) ?? [];
  if (userId === undefined || signature === undefined) return undefined;
  const issuedAt = Number(issued);
  if (!isSignedFor(signature, secret, 'lock', userId, issuedAt)) return undefined;
  return issuedAt + LOCK_LINK_VALID_MS > now ? { userId, issuedAt } : undefined;
}
