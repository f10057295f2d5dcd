import { AppError } from '../app/appError';
import type { Log } from '../app/ports/log';
import { Stopped } from './breath';
import { repeat } from './repeat';

/** A day ends for everybody at once: what it gave is there soon after. */
const EVERY_MS = 10_000;

/** Looks whether something is due of earn plans. Returns what stops it. */
export function startEarnJob(turn: () => Promise<unknown>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () =>
    turn().catch((error: unknown) => {
      if (error instanceof Stopped) return;
      // While money stands still nothing is paid, and nobody has to be told so all the time.
      if (error instanceof AppError && error.codeName === 'unavailable') return;
      log.error({ err: error }, 'interest of earn plans was not paid; it is tried again');
    }),
  );
}
