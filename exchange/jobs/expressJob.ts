import { AppError } from '../app/appError';
import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 2_000;

/** Looks after orders for money. Returns what stops it. */
export function startExpressJob(turn: () => Promise<void>, log: Log): () => Promise<void> {
  return repeat(EVERY_MS, () =>
    turn().catch((error: unknown) => {
      // While money stands still nothing moves, and nobody has to be told so every time.
      if (error instanceof AppError && error.codeName === 'unavailable') return;
      log.error({ err: error }, 'express orders were not looked after; it is tried again');
    }),
  );
}
