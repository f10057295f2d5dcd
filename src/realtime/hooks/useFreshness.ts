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

/** Age grows without any event, so somebody has to look at the clock. */
function watchFreshness(realtime: Realtime, bookSymbol: string | undefined) {
  let shown: Freshness = CONNECTING;
  const read = () => {
    const book = bookSymbol === undefined ? undefined : realtime.book(bookSymbol).getSnapshot();
    const next = freshnessOf(realtime.connectionNow(), book, realtime.now());
    if (!isSameFreshness(next, shown)) shown = next;
    return shown;
  };
  const subscribe = (listener: Listener) => {
    const release = bookSymbol === undefined ? undefined : realtime.readBook(bookSymbol);
    const timer = setInterval(listener, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      release?.();
    };
  };
  return { subscribe, read };
}
