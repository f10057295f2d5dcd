import { useCallback, useSyncExternalStore } from 'react';
import { deviceWidths } from '@/src/theme/breakpoints';

/** Whether a media query holds; undefined on the server and during hydration, where no one knows. */
export function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}

/** Narrower than 768 px. Undefined until the browser knows: let CSS decide the first paint. */
export function useIsMobile(): boolean | undefined {
  return useMediaQuery(`(max-width: ${deviceWidths.tablet - 1}px)`);
}
