import { useMemo, useSyncExternalStore } from 'react';
import type { Instrument } from '@/contract/instrument';
import type { Listener } from '../externalStore';
import { useRealtime } from '../RealtimeProvider';
import type { Instruments } from '../stores/instrumentsStore';

/** Everything that can be traded by symbol, as far as it was told; changes when a rule or a state does. */
export function useInstruments(): Instruments {
  const { realtime } = useRealtime();
  const subscribe = useInstrumentSubscription();
  return useSyncExternalStore(subscribe, realtime.instruments.getSnapshot, realtime.instruments.getSnapshot);
}

/** One instrument; undefined before it was told. Changes only when its own rules or state do. */
export function useInstrument(symbol: string): Instrument | undefined {
  const { realtime } = useRealtime();
  const subscribe = useInstrumentSubscription();
  const read = () => realtime.instruments.getSnapshot().get(symbol);
  return useSyncExternalStore(subscribe, read, read);
}

function useInstrumentSubscription() {
  const { realtime } = useRealtime();
  return useMemo(
    () => (listener: Listener) => {
      const release = realtime.readInstruments();
      const unsubscribe = realtime.instruments.subscribe(listener);
      return () => {
        unsubscribe();
        release();
      };
    },
    [realtime],
  );
}
