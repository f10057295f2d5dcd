import { useStore } from '@/src/lib/store/useStore';
import type { ConnectionState } from '../connection/connection';
import type { Freshness } from '../freshness';
import { useRealtime } from '../RealtimeProvider';

const CONNECTING: Freshness = { kind: 'connecting' };

/** How fresh a price panel is: of the line, or of one market's book when a symbol is given. Changes only when its words do. */
export function useFreshness(bookSymbol?: string): Freshness {
  const { realtime } = useRealtime();
  return useStore(realtime.freshness(bookSymbol), () => CONNECTING);
}

/** The line itself: attempts, latency, when it was lost. */
export function useConnection(): ConnectionState {
  const { realtime } = useRealtime();
  return useStore(realtime.connection);
}
