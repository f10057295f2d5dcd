import { useEffect } from 'react';
import { type Readable, Store } from './store/store';
import { useStore } from './store/useStore';

/** Code that is loaded when it is first needed: what only a press can bring up need not hold up the page. */
export interface OnDemand<Part> {
  /** Starts to load, once. Never rejects: after a load that failed, the next call tries again. */
  start: () => void;
  /** The part; undefined before it is there. */
  part: Readable<Part | undefined>;
}

export function onDemand<Part extends object>(load: () => Promise<Part>): OnDemand<Part> {
  const part = new Store<Part | undefined>(undefined);
  let isAsked = false;

  async function fetchPart(): Promise<void> {
    try {
      part.set(await load());
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
    part,
  };
}

const onServer = () => undefined;

/** The part, asked for from the moment it `isNeeded`; undefined until it is there. */
export function usePart<Part>({ start, part }: OnDemand<Part>, isNeeded: boolean): Part | undefined {
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded, start]);
  return useStore(part, onServer);
}

/** Asks for the part and resolves when it is there, or at the latest after `atMostMs`: what waits for it goes on without it then. */
export function whenThere<Part>({ start, part }: OnDemand<Part>, atMostMs: number): Promise<void> {
  if (part.getSnapshot() !== undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, atMostMs);
    const stop = part.subscribe(done);
    start();
  });
}
