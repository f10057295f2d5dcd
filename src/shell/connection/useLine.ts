import { useCallback, useEffect, useRef, useState } from 'react';

export type Line = 'online' | 'offline' | 'recovered';

const RECOVERED_SHOWN_MS = 3_000;

/** Whether this device has a network, and for three seconds that it has one again. `look` asks the device anew. */
export function useLine(): { line: Line; look: () => void } {
  const [line, setLine] = useState<Line>('online');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lose = useCallback(() => {
    clearTimeout(timer.current);
    setLine('offline');
  }, []);
  const recover = useCallback(() => {
    clearTimeout(timer.current);
    setLine('recovered');
    timer.current = setTimeout(() => setLine('online'), RECOVERED_SHOWN_MS);
  }, []);
  useEffect(() => {
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    window.addEventListener('online', recover);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', recover);
    };
  }, [lose, recover]);
  const look = useCallback(() => {
    if (navigator.onLine) recover();
  }, [recover]);
  return { line, look };
}
