import { useMemo, useSyncExternalStore } from 'react';
import { useRealtime } from '@/src/realtime';
import type { TwoSides } from '../model/startBook';

/** Four pictures a second look alive; the line brings up to twenty. */
const PACE_MS = 250;

/**
 * A market's live book, at a pace for pictures and sums.
 * @param symbol undefined reads none
 * @param start stands until the first frame came, and for as long as none does
 */
export function usePacedBook(symbol: string | undefined, start?: TwoSides): TwoSides | undefined {
  const { realtime } = useRealtime();
  const watch = useMemo(() => watchBook(realtime, symbol), [realtime, symbol]);
  const book = useSyncExternalStore(watch.subscribe, watch.read, () => undefined);
  return book ?? start;
}

function watchBook(realtime: ReturnType<typeof useRealtime>['realtime'], symbol: string | undefined) {
  if (symbol === undefined) return { read: () => undefined, subscribe: () => () => undefined };
  let shown: TwoSides | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    shown = realtime.book(symbol).getSnapshot().book;
  };
  const subscribe = (listener: () => void) => {
    const release = realtime.readBook(symbol);
    const unsubscribe = realtime.book(symbol).subscribe(() => {
      timer ??= setTimeout(() => {
        look();
        listener();
      }, PACE_MS);
    });
    return () => {
      clearTimeout(timer);
      timer = undefined;
      unsubscribe();
      release();
    };
  };
  return { read: () => shown, subscribe };
}
