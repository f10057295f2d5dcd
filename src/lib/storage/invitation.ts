import { STORAGE_KEYS } from '../../config/storageKeys';
import { readLocalJson, writeLocal, writeLocalJson } from './localStore';

// The code of whoever invited a visitor, from the link that led here until the account is made, be that days later.

const CODE = /^[0-9A-Z]{4,20}$/;
const KEPT_MS = 30 * 86_400_000;
const NO_ORIGIN = 'http://own.invalid';

/** A code as it is compared, whoever typed it; undefined when the text cannot be one. */
function readReferralCode(text: string | null): string | undefined {
  const code = text?.trim().toUpperCase() ?? '';
  return CODE.test(code) ? code : undefined;
}

interface Invitation {
  code: string;
  /** ms since 1970 */
  until: number;
}

const isInvitation = (value: unknown): value is Invitation =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'until' in value &&
  typeof value.until === 'number';

/** `ref` of a path, or of the path it will return to: who is asked to log in first was invited all the same. */
function codeIn(path: string): string | undefined {
  const query = new URL(path, NO_ORIGIN).searchParams;
  const returnUrl = query.get('returnUrl');
  return (
    readReferralCode(query.get('ref')) ??
    (returnUrl?.startsWith('/') ? readReferralCode(new URL(returnUrl, NO_ORIGIN).searchParams.get('ref')) : undefined)
  );
}

/** Keeps the code of a page's path, in the place of an earlier one; a path without one changes nothing. */
export function keepInvitation(path: string, now: number): void {
  const code = codeIn(path);
  if (code !== undefined) writeLocalJson(STORAGE_KEYS.invitation, { code, until: now + KEPT_MS });
}

/** The code that is kept; or, where nothing can be stored, that of the path. */
export function invitationCode(path: string, now: number): string | undefined {
  const kept = readLocalJson(STORAGE_KEYS.invitation, isInvitation);
  return codeIn(path) ?? (kept && kept.until > now ? readReferralCode(kept.code) : undefined);
}

/** After the account is made, or where nobody has the code. */
export function dropInvitation(): void {
  writeLocal(STORAGE_KEYS.invitation, undefined);
}
