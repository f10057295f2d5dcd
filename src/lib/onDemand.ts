import { useEffect, useSyncExternalStore } from 'react';

/** Code that is loaded when it is first needed: what only a press can bring up need not hold up the page. */
export interface OnDemand<Part> {
  /** Starts to load, once. Never rejects: after a load that failed, the next call tries again. */
  start: () => void;
  /** The part; undefined before it is there. */
  current: () => Part | undefined;
  /** Calls back when it is there. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function onDemand<Part extends object>(load: () => Promise<Part>): OnDemand<Part> {
  let part: Part | undefined;
  let isAsked = false;
  const listeners = new Set<() => void>();

  async function fetchPart(): Promise<void> {
    try {
      part = await load();
      for (const listener of listeners) listener();
    } catch {
      isAsked = false;
    }
  }

  return {
    start: () => {
      if (isAsked) return;
      isAsked = true;
      void fetchPart();
    },
    current: () => part,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const onServer = () => undefined;

/** The part, asked for from the moment it `isNeeded`; undefined until it is there. */
export function usePart<Part>({ start, current, subscribe }: OnDemand<Part>, isNeeded: boolean): Part | undefined {
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded, start]);
  return useSyncExternalStore(subscribe, current, onServer);
}
