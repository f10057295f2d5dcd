import type { Log } from '../app/ports/log';
import { Stopped } from './breath';
import { repeat } from './repeat';

const EVERY_MS = 60_000;

/** Looks every minute whether a brand's day has no snapshot yet. Returns what stops it. */
export function startLiabilitiesJob(turn: () => Promise<unknown>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () =>
    turn().catch((error: unknown) => {
      if (!(error instanceof Stopped)) log.error({ err: error }, 'what is owed was not written down; it is tried again');
    }),
  );
}
