import { createHmac, timingSafeEqual } from 'node:crypto';

/** Mails are read late; what they tell of is then history. */
export const LOCK_LINK_VALID_MS = 7 * 86_400_000;

export interface LockLink {
  userId: string;
  /** ms since 1970 */
  issuedAt: number;
}

const PATTERN = /^(\d{1,18})\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/;

const signatureOf = (secret: string, { userId, issuedAt }: LockLink) =>
  createHmac('sha256', secret).update(`lock ${userId} ${issuedAt}`).digest('base64url');

/** What "This was not me" carries. Signed rather than stored: a mail that goes out must not wait for a table. */
export const lockTokenFor = (secret: string, link: LockLink): string => `${link.userId}.${link.issuedAt}.${signatureOf(secret, link)}`;

/** Undefined for what was not signed here, or too long ago. */
export function readLockToken(secret: string, token: string, now: number): LockLink | undefined {
  const [, userId, issued, signature] = PATTERN.exec(token) ?? [];
  if (userId === undefined || signature === undefined) return undefined;
  const link = { userId, issuedAt: Number(issued) };
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, link)))) return undefined;
  return link.issuedAt + LOCK_LINK_VALID_MS > now ? link : undefined;
}
