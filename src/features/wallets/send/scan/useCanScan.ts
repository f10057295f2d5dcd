import { useEffect, useState } from 'react';
import { canScan } from './detector';

/** Whether codes can be scanned here; false until the browser has said so. */
export function useCanScan(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    let isGone = false;
    void canScan().then((answer) => {
      if (!isGone) setCan(answer);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return can;
}
