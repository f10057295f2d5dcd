import { useEffect, useRef } from 'react';
import { useCountries } from '@/src/api/queries/auth';
import { useAppSelector } from '@/src/state/hooks';
import { takeStartedAddress } from '@/src/state/startedAddress';
import { startedDraft } from './model/startedDraft';
import type { IdentityInHand } from './useIdentityDraft';

/**
 * Fills in what was typed on the home page, or else the address of who is signed in: once, as soon as it can be read (a phone number
 * waits for the dialing codes), and never over what was typed meanwhile. `takesPhone`: a number is one of the answers.
 */
export function useStartedAddress(identity: IdentityInHand, takesPhone: boolean): void {
  const { data: countries, error } = useCountries();
  const own = useAppSelector(({ profile: { userInfo } }) => userInfo?.email ?? userInfo?.phoneNumber ?? undefined);
  const started = useRef<string>(undefined);
  const isDone = useRef(false);
  const latest = useRef(identity);
  useEffect(() => {
    latest.current = identity;
  });
  useEffect(() => {
    started.current ??= takeStartedAddress();
  }, []);
  const isKnown = countries !== undefined || error !== undefined;
  useEffect(() => {
    const text = started.current ?? own;
    if (isDone.current || text === undefined || (!isKnown && !text.includes('@'))) return;
    isDone.current = true;
    const { draft: typed, change } = latest.current;
    if (typed.email !== '' || typed.phone !== '') return;
    const draft = startedDraft(text, countries?.map(({ dialingCode }) => dialingCode) ?? []);
    if (draft.kind !== 'phone' || takesPhone) change(draft);
  }, [isKnown, countries, takesPhone, own]);
}
