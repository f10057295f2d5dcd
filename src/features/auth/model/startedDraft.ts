import { DEFAULT_DIALING_CODE } from '@/src/config/constants';
import type { IdentityDraft } from './identity';

const PHONE = /^(\+|00)?[\d\s().-]{4,}$/;

/**
 * The form's first field from what a user typed elsewhere: an email address, or a phone number.
 * @param dialingCodes every code there is; a number that names its country loses it to the field beside it
 */
export function startedDraft(text: string, dialingCodes: readonly string[]): Partial<IdentityDraft> {
  const typed = text.trim();
  if (!PHONE.test(typed)) return { kind: 'email', email: typed };
  const digits = typed.replace(/\D/g, '');
  const isInternational = typed.startsWith('+') || typed.startsWith('00');
  if (!isInternational) return { kind: 'phone', phone: digits };
  const whole = typed.startsWith('00') ? digits.slice(2) : digits;
  const code = [...dialingCodes, DEFAULT_DIALING_CODE]
    .filter((candidate) => whole.startsWith(candidate))
    .sort((left, right) => right.length - left.length)[0];
  return code === undefined ? { kind: 'phone', phone: whole } : { kind: 'phone', dialingCode: code, phone: whole.slice(code.length) };
}
