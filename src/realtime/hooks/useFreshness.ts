import { useMemo, useSyncExternalStore } from 'react';
import type { ConnectionState } from '../connection/connection';
import type { Listener } from '../externalStore';
import { type Freshness, freshnessOf, isSameFreshness } from '../freshness';
import { useRealtime } from '../RealtimeProvider';
import type { Realtime } from '../realtime';

const LOOK_EVERY_MS = 200;
const CONNECTING: Freshness = { kind: 'connecting' };

/** How fresh a price panel is: of the line, or of one market's book when a symbol is given. Changes only when its words do. */
export function useFreshness(bookSymbol?: string): Freshness {
  const { realtime } = useRealtime();
  const watch = useMemo(() => watchFreshness(realtime, bookSymbol), [realtime, bookSymbol]);
  return useSyncExternalStore(watch.subscribe, watch.read, () => CONNECTING);
}

/** The line itself: attempts, latency, when it was lost. */
export function useConnection(): ConnectionState {
  const { realtime } = useRealtime();
  return useSyncExternalStore(realtime.connection.subscribe, realtime.connection.getSnapshot, realtime.connection.getSnapshot);
}

/**
 * Age grows without any event, so somebody has to look at the clock. Only frames and ticks look: what React reads in between
 * must be the same however often it reads.
 */
function watchFreshness(realtime: Realtime, bookSymbol: string | undefined) {
  const look = () => {
    const book = bookSymbol === undefined ? undefined : realtime.book(bookSymbol).getSnapshot();
    return freshnessOf(realtime.connectionNow(), book, realtime.now());
  };
  let shown = look();
  const subscribe = (listener: Listener) => {
    const update = () => {
      const next = look();
      if (isSameFreshness(next, shown)) return;
      shown = next;
      listener();
    };
    const timer = setInterval(update, LOOK_EVERY_MS);
    const releases = [realtime.connection.subscribe(update)];
    if (bookSymbol !== undefined) releases.push(realtime.readBook(bookSymbol), realtime.book(bookSymbol).subscribe(update));
    return () => {
      clearInterval(timer);
      for (const release of releases) release();
    };
  };
  return { subscribe, read: () => shown };
}
