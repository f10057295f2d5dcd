import { useEffect, useState } from 'react';

/** Whether something has been so for `ms` without a break: what is over in a moment is nothing to tell anybody of. */
export function useLasts(isSo: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo, ms]);
  return isSo && hasLasted;
}
