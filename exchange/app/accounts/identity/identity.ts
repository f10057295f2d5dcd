import { domainToASCII } from 'node:url';
import { getCountries, getCountryCallingCode, type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { AppError } from '../../appError';
import type { Identity } from '../model';

export interface IdentityParams {
  email?: string;
  /** Digits, national notation with or without its leading zero. */
  phone?: string;
  dialingCode?: string;
}

// Control characters are no text: the database would refuse some of them, and mail servers the rest.
const LOCAL_PART = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}$/u;
const DOMAIN = /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

function emailIdentity(email: string): Identity {
  const text = email.normalize('NFC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = domainToASCII(text.slice(at + 1));
  if (at < 1 || !LOCAL_PART.test(text.slice(0, at)) || !DOMAIN.test(domain)) throw new AppError('emailInvalid');
  return { channel: 'email', address: `${text.slice(0, at)}@${domain}` };
}

const dialingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

function phoneIdentity(phone: string, dialingCode: string): Identity {
  // The library throws on codes it does not know.
  if (!dialingCodes.has(dialingCode)) throw new AppError('phoneInvalid');
  const parsed = parsePhoneNumberFromString(phone, { defaultCallingCode: dialingCode });
  // A number that carries another country's code than the one chosen is a slip, not a wish.
  if (!parsed?.isValid() || parsed.countryCallingCode !== dialingCode) throw new AppError('phoneInvalid');
  return { channel: 'sms', address: parsed.number };
}

/** Kinds of numbers that take no text messages, or whose owners are paid for them. Of some numbers the kind is not known. */
const NO_TEXTS: ReadonlySet<string | undefined> = new Set<NumberType>([
  'FIXED_LINE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'UAN',
  'VOICEMAIL',
  'PAGER',
]);

/** Whether a user may sign up by this number: a code is sent to it that the operator pays for. */
export const takesTexts = (address: string): boolean => !NO_TEXTS.has(parsePhoneNumberFromString(address)?.getType());

/**
 * Reads who is meant, by email or by phone.
 * @throws AppError emailInvalid, phoneInvalid, badRequest when neither or both are given.
 */
export function identityOf({ email, phone, dialingCode }: IdentityParams): Identity {
  if ((email === undefined) === (phone === undefined)) throw new AppError('badRequest', 'email', 'email or phone');
  if (email !== undefined) return emailIdentity(email);
  if (phone === undefined || dialingCode === undefined) throw new AppError('badRequest', 'dialingCode', 'required');
  return phoneIdentity(phone, dialingCode);
}
