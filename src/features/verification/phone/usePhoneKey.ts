import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import type { PhoneKey } from '@/src/api/queries/handover';
import { pathTo } from '@/src/config/matchRoute';
import { readSession, writeSession } from '@/src/lib/storage';
import { useFragment } from '@/src/lib/useFragment';

const KEY = 'handover_phone';
/** As the contract has secrets: 32 bytes, base64url. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const SECRET_BYTES = 32;

const isSecret = (value: unknown): value is string => typeof value === 'string' && SECRET.test(value);
const isKey = (value: unknown): value is PhoneKey =>
  typeof value === 'object' && value !== null && 'phone' in value && isSecret(value.phone) && (!('link' in value) || isSecret(value.link));

/** Kept for this tab: a reload of the page goes on, and nothing is left when it is closed. */
const storedPhoneKey = () => readSession(KEY, isKey);
const storePhoneKey = (key: PhoneKey) => writeSession(KEY, key);

/** What the address of a link carries, with a new secret of this phone; undefined where it carries none. */
function phoneKeyOf(fragment: string): PhoneKey | undefined {
  if (!isSecret(fragment)) return undefined;
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return { link: fragment, phone: text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') };
}

/**
 * By what this phone is known: undefined until the browser has read its address, null where there is nothing. The link is taken out of
 * the address at once, so that no history and no glance at the phone hands it on.
 */
export function usePhoneKey(): [PhoneKey | null | undefined, (key: PhoneKey) => void] {
  const { replace } = useRouter();
  const fragment = useFragment();
  const [key, setKey] = useState<PhoneKey | null>();
  // A link is taken once: its phone is whoever opened it, and another secret would be another phone.
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (fragment === undefined || fragment === taken.current) return;
    taken.current = fragment;
    const came = phoneKeyOf(fragment);
    if (came) storePhoneKey(came);
    setKey((known) => came ?? known ?? storedPhoneKey() ?? null);
    if (fragment !== '') void replace(pathTo('verificationPhone'), undefined, { shallow: true, scroll: false });
  }, [fragment, replace]);
  const keep = (next: PhoneKey) => {
    storePhoneKey(next);
    setKey(next);
  };
  return [key, keep];
}
