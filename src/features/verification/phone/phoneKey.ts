import type { PhoneKey } from '@/src/api/queries/handover';
import { readSession, writeSession } from '@/src/lib/storage';

const KEY = 'handover_phone';
/** As the contract has secrets: 32 bytes, base64url. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const SECRET_BYTES = 32;

const isSecret = (value: unknown): value is string => typeof value === 'string' && SECRET.test(value);
const isKey = (value: unknown): value is PhoneKey =>
  typeof value === 'object' && value !== null && 'phone' in value && isSecret(value.phone) && (!('link' in value) || isSecret(value.link));

/** Kept for this tab: a reload of the page goes on, and nothing is left when it is closed. */
export const storedPhoneKey = () => readSession(KEY, isKey);
export const storePhoneKey = (key: PhoneKey) => writeSession(KEY, key);

/** What the address of a link carries, with a new secret of this phone; undefined where it carries none. */
export function phoneKeyOf(fragment: string): PhoneKey | undefined {
  if (!isSecret(fragment)) return undefined;
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return { link: fragment, phone: text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') };
}
