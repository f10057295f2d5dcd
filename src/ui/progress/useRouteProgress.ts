import { useRouter } from 'next/compat/router';
import { useEffect, useState } from 'react';
import { PROGRESS_START, PROGRESS_STOP_DELAY_MS } from '@/src/config/constants';

const TRICKLE_MS = 300;
const TRICKLE_SHARE = 0.12;

/**
 * Share (0..1) of a page change under way; undefined while none is. Starts at 0.3, creeps on without ever arriving, and
 * ends 200 ms after the last change stopped, so that quick redirects do not flicker.
 */
export function useRouteProgress(): number | undefined {
  // The router is a new object after every page change; its events are not. An effect on the router would be undone just
  // before its timer takes the bar away.
  const events = useRouter()?.events;
  const [share, setShare] = useState<number>();

  useEffect(() => {
    if (!events) return;
    let stopTimer: ReturnType<typeof setTimeout>;
    let trickle: ReturnType<typeof setInterval>;
    const creep = () => setShare((now) => (now === undefined ? now : now + (1 - now) * TRICKLE_SHARE));
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      clearTimeout(stopTimer);
      clearInterval(trickle);
      setShare(PROGRESS_START);
      trickle = setInterval(creep, TRICKLE_MS);
    };
    const stop = () => {
      clearTimeout(stopTimer);
      stopTimer = setTimeout(() => {
        clearInterval(trickle);
        setShare(undefined);
      }, PROGRESS_STOP_DELAY_MS);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', stop);
    events.on('routeChangeError', stop);
    return () => {
      clearTimeout(stopTimer);
      clearInterval(trickle);
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', stop);
      events.off('routeChangeError', stop);
    };
  }, [events]);
  return share;
}
