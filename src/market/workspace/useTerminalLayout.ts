import { useLayoutEffect } from 'react';
import { useStore } from '@/src/lib/store/useStore';
import { paintTerminalLayout } from '@/src/theme/terminalLayout/paintTerminalLayout';
import { SIZE_LIMITS } from '@/src/theme/terminalLayout/sizeLimits';
import { NO_STORED_LAYOUTS, type StoredLayouts, storedLayouts, storeLayouts } from '@/src/theme/terminalLayout/storedLayouts';
import type { TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';

const onServer = () => NO_STORED_LAYOUTS;

/** The layouts of this device. On the server, which knows none, the default. */
export function useStoredLayouts(): StoredLayouts {
  return useStore(storedLayouts, onServer);
}

/** Keeps <html> in step with the current layout; needed once, by the terminal. */
export function usePaintedLayout(): TerminalLayout {
  const { current } = useStoredLayouts();
  // While the page wakes up, `current` is the server's: what is painted must be what is stored, or the panels would jump.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(() => repaintLayout(), [current]);
  return current;
}

/** Paints the stored layout again: after a preview that was given up. */
export function repaintLayout(): void {
  paintTerminalLayout(document.documentElement, storedLayouts.getSnapshot().current, SIZE_LIMITS);
}

/** Changes parts of the current layout and keeps the rest. */
export function changeLayout(change: Partial<TerminalLayout>): void {
  storeLayouts({ current: { ...storedLayouts.getSnapshot().current, ...change } });
}
