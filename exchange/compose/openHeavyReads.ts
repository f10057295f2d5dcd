import type { Lane } from '../app/ports/database';
import { Turnstile } from '../app/turnstile';
import type { Metrics } from '../http/metrics';

/**
 * How many heavy reads (candles from the database, histories) run at once: fewer than a server has connections for reading, so that
 * signing in never waits for charts. The embedded database has one thread, which a commit gets after the one that runs.
 */
const AT_ONCE: Record<Lane['kind'], number> = { postgres: 4, pglite: 1 };
/** Each takes milliseconds: who comes behind this many would wait for seconds. */
const WAITING = 500;

export function openHeavyReads(kind: Lane['kind'], metrics: Metrics): Turnstile {
  const turnstile = new Turnstile({ atOnce: AT_ONCE[kind], waiting: WAITING });
  metrics.addGauge({ name: 'kontor_heavy_reads_waiting', help: 'Heavy reads that wait for their turn', read: () => turnstile.waiting });
  return turnstile;
}
