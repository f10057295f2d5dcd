import { availableParallelism } from 'node:os';
import { type HeavyReadLimits, HeavyReads } from '../app/heavyReads';
import type { Lane } from '../app/ports/database';
import type { Metrics } from '../http/metrics';

/** Each takes milliseconds to tens of them. What one network may have waiting is more than a page asks for, and a fraction of all. */
const LINE = { waiting: 500, waitingEach: 40, patienceMs: 5_000, rest: 1 };

/** Of the connections for reading a server has, so that signing in never waits for charts. */
const MOST_AT_ONCE = 6;

/**
 * How many heavy reads (candles from the database, histories) run at once. Each place rests for as long as it was used, so that they
 * get half of the machine at most: the other half answers orders, in this process and in a server that stands beside it. The embedded
 * database has one thread, this one.
 */
const LIMITS: Record<Lane['kind'], HeavyReadLimits> = {
  postgres: { atOnce: Math.min(MOST_AT_ONCE, Math.max(2, availableParallelism())), ...LINE },
  pglite: { atOnce: 1, ...LINE },
};

export function openHeavyReads(kind: Lane['kind'], metrics: Metrics): HeavyReads {
  const heavyReads = new HeavyReads(LIMITS[kind]);
  metrics.addGauge({ name: 'kontor_heavy_reads_waiting', help: 'Heavy reads that wait for their turn', read: () => heavyReads.waiting });
  return heavyReads;
}
