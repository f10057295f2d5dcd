import { useEffect } from 'react';
import { tellActive } from '@/src/api/calls/security';
import { useHasToken } from '@/src/lib/useHasToken';

/** The exchange ends sessions that nobody uses for hours: to tell it every few minutes is plenty. */
const TELL_AFTER_MS = 5 * 60_000;
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Tells the exchange that a user is at the page: reading and streams alone keep no session in use. */
export function ActiveKeeper() {
  const hasToken = useHasToken();
  useEffect(() => {
    if (!hasToken) return;
    let toldAt = 0;
    const onAct = () => {
      const now = Date.now();
      if (now - toldAt < TELL_AFTER_MS) return;
      toldAt = now;
      void tellActive();
    };
    for (const act of ACTS) window.addEventListener(act, onAct, { capture: true, passive: true });
    return () => {
      for (const act of ACTS) window.removeEventListener(act, onAct, true);
    };
  }, [hasToken]);
  return null;
}
