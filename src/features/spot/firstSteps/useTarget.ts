import { useEffect, useState } from 'react';
import type { Step } from './progress';
import { targetOf } from './targets';

/** The element a hint stands beside, looked for again whenever the terminal may have changed; null while it is not there. */
export function useTarget(place: Step | 'send' | undefined): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  // After every paint: panels come and go without asking.
  useEffect(() => {
    setTarget(place === undefined ? null : targetOf(place));
  });
  return target;
}
