import { AppError } from '../app/appError';
import type { Log } from '../app/ports/log';
import { repeat } from './repeat';

const EVERY_MS = 2_000;
/** Operators take hours: their providers are not asked every moment. */
const ASK_EVERY_MS = 60_000;

interface ExpressTurns {
  /** Does what is due. */
  lookAfter: () => Promise<void>;
  /** Asks about what waits for an operator. */
  ask: () => Promise<void>;
}

/** Looks after orders for money. Returns what stops it. */
export function startExpressJob({ lookAfter, ask }: ExpressTurns, log: Log): () => Promise<void> {
  const every = (ms: number, turn: () => Promise<void>) =>
    repeat(ms, () =>
      turn().catch((error: unknown) => {
        // While money stands still nothing moves, and nobody has to be told so every time.
        if (error instanceof AppError && error.codeName === 'unavailable') return;
        log.error({ err: error }, 'express orders were not looked after; it is tried again');
      }),
    );
  const stops = [every(EVERY_MS, lookAfter), every(ASK_EVERY_MS, ask)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
