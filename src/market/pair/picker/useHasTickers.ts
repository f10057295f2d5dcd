import { useMemo, useSyncExternalStore } from 'react';
import { useRealtime } from '@/src/realtime';

/** Whether any market's ticker has come. Renders once, when the first does. */
export function useHasTickers(): boolean {
  const { realtime } = useRealtime();
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const stopReading = realtime.readTickers();
      const stopHearing = realtime.tickers.subscribe(listener);
      return () => {
        stopHearing();
        stopReading();
      };
    },
    [realtime],
  );
  return useSyncExternalStore(
    subscribe,
    () => realtime.tickers.getSnapshot().size > 0,
    () => false,
  );
}
