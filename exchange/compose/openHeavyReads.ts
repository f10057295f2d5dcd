import type { Lane } from '../app/ports/database';
import { Turnstile, type TurnstileLimits } from '../app/turnstile';
import type { Metrics } from '../http/metrics';

/** Each takes milliseconds: who comes behind this many would wait for seconds. */
const WAITING = 500;

/**
 * How many heavy reads (candles from the database, histories) run at once: fewer than a server has connections for reading, so that
 * signing in never waits for charts. The embedded database has one thread, this one: heavy reads get half of it at most.
 */
const LIMITS: Record<Lane['kind'], TurnstileLimits> = {
  postgres: { atOnce: 4, waiting: WAITING },
  pglite: { atOnce: 1, waiting: WAITING, rest: 1 },
};

export function openHeavyReads(kind: Lane['kind'], metrics: Metrics): Turnstile {
  const turnstile = new Turnstile(LIMITS[kind]);
  metrics.addGauge({ name: 'kontor_heavy_reads_waiting', help: 'Heavy reads that wait for their turn', read: () => turnstile.waiting });
  return turnstile;
}
