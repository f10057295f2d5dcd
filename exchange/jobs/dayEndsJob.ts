import type { Log } from '../app/ports/log';
import { Stopped } from './breath';
import { repeat } from './repeat';

const EVERY_MS = 60_000;

/** Looks every minute whether a day or an hour has ended. Returns what stops it. */
export function startDayEndsJob(turn: () => Promise<unknown>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () =>
    turn().catch((error: unknown) => {
      if (!(error instanceof Stopped)) log.error({ err: error }, 'the end of a day or an hour was not written down; it is tried again');
    }),
  );
}
