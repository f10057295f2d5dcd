import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTICE_KINDS, type NoticeKind } from '@/domain/notices/kinds';

interface Unsubscription {
  userId: string;
  kind: NoticeKind;
}

const PATTERN = /^(\d{1,18})\.([A-Z_]{1,20})\.([A-Za-z0-9_-]{43})$/;

const signatureOf = (secret: string, { userId, kind }: Unsubscription) =>
  createHmac('sha256', secret).update(`unsubscribe ${userId} ${kind}`).digest('base64url');

/** What the links of a mail carry that end mails of its kind, without a login. It holds for good: mails are kept for years. */
export const unsubscribeTokenFor = (secret: string, about: Unsubscription): string =>
  `${about.userId}.${about.kind}.${signatureOf(secret, about)}`;

/** Undefined for what was not signed here. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscription | undefined {
  const [, userId, name, signature] = PATTERN.exec(token) ?? [];
  const kind = NOTICE_KINDS.find((known) => known === name);
  if (userId === undefined || kind === undefined || signature === undefined) return undefined;
  const about = { userId, kind };
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, about))) ? about : undefined;
}
