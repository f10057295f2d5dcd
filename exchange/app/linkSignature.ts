import { createHmac } from 'node:crypto';
import { isSameSecret } from './constantTime';

/** What is signed: a quote, or what a link does: locks an account, ends mails of a kind, opens a file to its owner or a reviewer, opens everything there is of an account. */
export type LinkPurpose = 'lock' | 'unsubscribe' | 'upload' | 'review' | 'export' | 'quote';

/** Encoded, no part has a space: none of them can be moved into the next. */
const textOf = (purpose: LinkPurpose, parts: readonly (string | number)[]) =>
  [purpose, ...parts.map((part) => encodeURIComponent(part))].join(' ');

/** 43 characters of base64url. What was signed for one purpose is right for no other, whatever it says. */
export const signatureFor = (secret: string, purpose: LinkPurpose, ...parts: (string | number)[]): string =>
  createHmac('sha256', secret).update(textOf(purpose, parts)).digest('base64url');

export function isSignedFor(signature: string, secret: string, purpose: LinkPurpose, ...parts: (string | number)[]): boolean {
  return isSameSecret(signature, signatureFor(secret, purpose, ...parts));
}
