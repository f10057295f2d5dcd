import { NOTICE_KINDS, type NoticeKind } from '@/domain/notices/kinds';
import { isSignedFor, signatureFor } from '../linkSignature';

interface Unsubscription {
  userId: string;
  kind: NoticeKind;
}

const PATTERN = /^(\d{1,18})\.([A-Z_]{1,20})\.([A-Za-z0-9_-]{43})$/;

/** What the links of a mail carry that end mails of its kind, without a login. It holds for good: mails are kept for years. */
export const unsubscribeTokenFor = (secret: string, { userId, kind }: Unsubscription): string =>
  `${userId}.${kind}.${signatureFor(secret, 'unsubscribe', userId, kind)}`;

/** Undefined for what was not signed here. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscription | undefined {
  const [, userId, name, signature] = PATTERN.exec(token) ?? [];
  const kind = NOTICE_KINDS.find((known) => known === name);
  if (userId === undefined || kind === undefined || signature === undefined) return undefined;
  return isSignedFor(signature, secret, 'unsubscribe', userId, kind) ? { userId, kind } : undefined;
}
