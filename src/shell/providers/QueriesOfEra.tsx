import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { isSessionEnding, onSessionGoesOn } from '@/src/lib/endingSession';
import { useEra } from '@/src/lib/pageAccount';

/** When SWR reads what it misses: once the line is back, and once a session was not ended after all. */
function onMissing(read: () => void): () => void {
  const stop = onSessionGoesOn(read);
  window.addEventListener('online', read);
  return () => {
    stop();
    window.removeEventListener('online', read);
  };
}

/** The stream of a session that is being ended closes first, and what hears of it would read again. */
const ownAnswers = { provider: () => new Map(), isPaused: isSessionEnding, initReconnect: onMissing };

interface QueriesOfEraProps {
  value?: SWRConfiguration & Pick<typeof ownAnswers, 'provider'>;
  children: ReactNode;
}

/**
 * Empty answers for what stands below, and all of that anew, with every era. Those of the era before are kept without anybody to look:
 * what is still on its way changes them, and SWR throws where there are none to change.
 */
export function QueriesOfEra({ value = ownAnswers, children }: QueriesOfEraProps) {
  const era = useEra();
  return [era - 1, era].map((one) => (
    <SWRConfig key={one} value={value}>
      {one === era ? children : null}
    </SWRConfig>
  ));
}
