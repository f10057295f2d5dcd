import { useEffect, useRef } from 'react';
import { useRealtime } from '../RealtimeProvider';

/** Runs when something of the signed-in account's own standing is different, such as its verification; also when a cut may have hidden it. */
export function useStandingChanges(onChange: () => void): void {
  const { realtime, isSignedIn } = useRealtime();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => (isSignedIn ? realtime.readStanding(() => latest.current()) : undefined), [realtime, isSignedIn]);
}
