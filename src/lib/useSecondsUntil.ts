import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds until a time (ms since the epoch), counting down to 0. 0 for a time that is not known. */
export function useSecondsUntil(atMs: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = atMs === undefined ? 0 : Math.max(0, Math.ceil((atMs - now) / SECOND_MS));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return left;
}
