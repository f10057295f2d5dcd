import type { Log } from '../app/ports/log';
import { Stopped } from './breath';
import { repeat } from './repeat';

/** How often limits are compared with the books, and plans with the clock. */
const LIMITS_EVERY_MS = 2_000;
const PLANS_EVERY_MS = 15_000;

/** Converts what waited for a rate or a time. Returns what stops it. */
export function startConvertJob(turns: { limits(): Promise<void>; plans(): Promise<void> }, log: Log): () => Promise<void> {
  const guarded = (turn: () => Promise<void>) => () =>
    turn().catch((error: unknown) => {
      if (!(error instanceof Stopped)) log.error({ err: error }, 'conversions that wait were not looked at; they are looked at again');
    });
  const stops = [repeat(LIMITS_EVERY_MS, guarded(turns.limits)), repeat(PLANS_EVERY_MS, guarded(turns.plans))];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
