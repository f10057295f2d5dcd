import { useEffect, useRef } from 'react';
import type { AccountPart } from '@/contract/channels';
import { useRealtime } from '../RealtimeProvider';

/** Runs with the part of the signed-in account's own standing that is different; with none where a cut may have hidden it. */
export function useStandingChanges(onChange: (part?: AccountPart) => void): void {
  const { realtime, isSignedIn } = useRealtime();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => (isSignedIn ? realtime.readStanding((part) => latest.current(part)) : undefined), [realtime, isSignedIn]);
}
