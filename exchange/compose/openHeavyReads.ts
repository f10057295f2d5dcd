import { availableParallelism } from 'node:os';
import { type HeavyReadLimits, HeavyReads } from '../app/heavyReads';
import type { Lane } from '../app/ports/database';
import type { Metrics } from '../http/metrics';

/** Each takes milliseconds: who comes behind this many would wait for seconds. */
const WAITING = 500;

/** Of the connections for reading a server has, so that signing in never waits for charts. */
const MOST_AT_ONCE = 6;

/**
 * How many heavy reads (candles from the database, histories) run at once. Each place rests for as long as it was used, so that they
 * get half of the machine at most: the other half answers orders, in this process and in a server that stands beside it. The embedded
 * database has one thread, this one.
 */
const LIMITS: Record<Lane['kind'], HeavyReadLimits> = {
  postgres: { atOnce: Math.min(MOST_AT_ONCE, Math.max(2, availableParallelism())), waiting: WAITING, rest: 1 },
  pglite: { atOnce: 1, waiting: WAITING, rest: 1 },
};

export function openHeavyReads(kind: Lane['kind'], metrics: Metrics): HeavyReads {
  const heavyReads = new HeavyReads(LIMITS[kind]);
  metrics.addGauge({ name: 'kontor_heavy_reads_waiting', help: 'Heavy reads that wait for their turn', read: () => heavyReads.waiting });
  return heavyReads;
}
