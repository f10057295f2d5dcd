import { useSyncExternalStore } from 'react';
import type { ChartData } from './chartData';

/** How many candles there are; -1 before the first page of them was read. */
export function useCandleCount(data: ChartData): number {
  return useSyncExternalStore(
    (onChange) => data.listen({ onAll: onChange, onLast: onChange }),
    () => (data.history.isRead ? data.candles.length : -1),
    () => -1,
  );
}
