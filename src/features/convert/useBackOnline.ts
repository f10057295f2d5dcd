import { useEffect, useRef } from 'react';

/** Does something when the browser is online again, while there is a reason to. */
export function useBackOnline(isWanted: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isWanted) return;
    const onBack = () => latest.current();
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [isWanted]);
}
