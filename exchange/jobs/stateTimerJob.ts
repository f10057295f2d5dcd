import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 500;

/** Looks twice a second whether a market's state is over. Returns what stops it. */
export function startStateTimer(endStates: () => Promise<void>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () =>
    endStates().catch((error: unknown) => log.error({ err: error }, 'a market could not be taken live; it is tried again')),
  );
}
