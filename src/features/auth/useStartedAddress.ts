import { useEffect, useRef } from 'react';
import { useCountries } from '@/src/api/queries/auth';
import { takeStartedAddress } from '@/src/state/startedAddress';
import type { IdentityDraft } from './model/identity';
import { startedDraft } from './model/startedDraft';

/** Fills in what was typed on the home page, once, as soon as it can be read: a phone number waits for the dialing codes. */
export function useStartedAddress(change: (part: Partial<IdentityDraft>) => void): void {
  const { data: countries, error } = useCountries();
  const started = useRef<string>(undefined);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    started.current ??= takeStartedAddress();
  }, []);
  const isKnown = countries !== undefined || error !== undefined;
  useEffect(() => {
    const text = started.current;
    if (text === undefined || (!isKnown && !text.includes('@'))) return;
    started.current = undefined;
    latest.current(startedDraft(text, countries?.map(({ dialingCode }) => dialingCode) ?? []));
  }, [isKnown, countries]);
}
