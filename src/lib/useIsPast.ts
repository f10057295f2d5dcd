import { useEffect, useState } from 'react';

/** Timers may come a little early by the clock. */
const LATE_MS = 10;

/** Whether a time (ms since the epoch) is past, which is told when it is. Not that of a time nobody knows. */
export function useIsPast(atMs: number | undefined): boolean {
  const [, look] = useState(0);
  useEffect(() => {
    const left = (atMs ?? 0) - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => look((count) => count + 1), left + LATE_MS);
    return () => clearTimeout(timer);
  }, [atMs]);
  return atMs !== undefined && atMs <= Date.now();
}
