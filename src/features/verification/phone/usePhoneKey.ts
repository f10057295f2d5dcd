import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import type { PhoneKey } from '@/src/api/queries/handover';
import { pathTo } from '@/src/config/matchRoute';
import { useFragment } from '@/src/lib/useFragment';
import { phoneKeyOf, storedPhoneKey, storePhoneKey } from './phoneKey';

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
