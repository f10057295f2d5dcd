import { useEffect, useState } from 'react';
import { useMediaQuery } from '@/src/ui/media/useMediaQuery';

const SECOND = 1000;
const MINUTE = 60_000;

/** The time, by the second; by the minute for users who want less motion. Undefined until the page stands in a browser. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), isCalm ? MINUTE : SECOND);
    return () => clearInterval(timer);
  }, [isCalm]);
  return now;
}
