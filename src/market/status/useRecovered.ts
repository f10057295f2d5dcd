import { useEffect, useRef, useState } from 'react';
import type { Freshness } from '@/src/realtime';

const SHOWN_MS = 3_000;

/** True for three seconds after a lost line has come back. */
export function useRecovered(kind: Freshness['kind']): boolean {
  const wasLost = useRef(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (kind === 'reconnecting') {
      // Being without a network is the shell's to announce, and so is its end.
      wasLost.current = navigator.onLine;
      setShown(false);
      return;
    }
    if (!wasLost.current || kind !== 'live') return;
    wasLost.current = false;
    setShown(true);
  }, [kind]);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isShown;
}
