import { useEffect, useState } from 'react';

const LOOK_MS = 200;

interface Left {
  seconds: number;
  /** Of the whole time, 1 to 0. */
  share: number;
}

/**
 * What is left of a time that began when it was received. Both clocks are asked, for a device that slept stops one of them: what is over by
 * either is over.
 */
export function useSecondsLeft(from: { wallMs: number; steadyMs: number; lastsMs: number } | undefined): Left {
  const [, look] = useState(0);
  const passed = from ? Math.max(Date.now() - from.wallMs, performance.now() - from.steadyMs) : 0;
  const left = from ? Math.max(0, from.lastsMs - passed) : 0;
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => look((count) => count + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds: Math.ceil(left / 1000), share: from ? left / from.lastsMs : 0 };
}
