import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type Database, LANES, type Lane, type LaneName } from '../app/ports/database';
import { DatabaseUnavailableError } from '../app/ports/databaseFailure';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface MeasuredDatabase extends Database {
  /** Age (ms) of what has waited longest for an answer on a lane; 0 when nothing does. */
  oldestMs(lane: LaneName): number;
}

/** When what is under way began, oldest first: a Set keeps the order of insertion. */
type UnderWay = Set<{ sinceMs: number }>;

function ageOf(underWay: UnderWay): number {
  const [oldest] = underWay;
  return oldest ? performance.now() - oldest.sinceMs : 0;
}

function instruments(registry: Registry) {
  const registers = [registry];
  const labelNames = ['lane'] as const;
  return {
    seconds: new Histogram({
      name: 'kontor_database_seconds',
      help: 'Time until the database answered, waiting for a connection included, by lane and kind (statement, transaction)',
      labelNames: ['lane', 'kind'] as const,
      buckets: SECONDS,
      registers,
    }),
    deadlines: new Counter({
      name: 'kontor_database_deadlines_total',
      help: 'Statements and transactions that did not end in time, by lane',
      labelNames,
      registers,
    }),
    refusals: new Counter({
      name: 'kontor_database_refused_total',
      help: 'Statements and transactions refused because too many wait already, by lane',
      labelNames,
      registers,
    }),
  };
}

type Instruments = ReturnType<typeof instruments>;

function measuredLane(lane: Lane, name: LaneName, underWay: UnderWay, { seconds, deadlines, refusals }: Instruments): Lane {
  const measured = async <Result>(kind: string, work: () => Promise<Result>): Promise<Result> => {
    const one = { sinceMs: performance.now() };
    underWay.add(one);
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseUnavailableError && error.reason === 'deadline') deadlines.inc({ lane: name });
      if (error instanceof DatabaseUnavailableError && error.reason === 'busy') refusals.inc({ lane: name });
      throw error;
    } finally {
      underWay.delete(one);
      seconds.observe({ lane: name, kind }, (performance.now() - one.sinceMs) / 1000);
    }
  };
  return {
    kind: lane.kind,
    query: (text, params, statement) => measured('statement', () => lane.query(text, params, statement)),
    transaction: (work) => measured('transaction', () => lane.transaction(work)),
  };
}

/** The same database, with how long it takes to answer and what it does not answer counted by lane. */
export function measuredDatabase(database: Database, registry: Registry): MeasuredDatabase {
  const shared = instruments(registry);
  const underWay: Record<LaneName, UnderWay> = { reads: new Set(), writer: new Set(), background: new Set() };
  const laneOf = (name: LaneName) => measuredLane(database.lane(name), name, underWay[name], shared);
  const lanes: Record<LaneName, Lane> = { reads: laneOf('reads'), writer: laneOf('writer'), background: laneOf('background') };
  new Gauge({
    name: 'kontor_database_oldest_seconds',
    help: 'Age of what has waited longest for the database, by lane',
    labelNames: ['lane'],
    registers: [registry],
    collect() {
      for (const name of LANES) this.set({ lane: name }, ageOf(underWay[name]) / 1000);
    },
  });
  return {
    ...lanes.reads,
    lane: (name) => lanes[name],
    tryLock: (name, onLost) => database.tryLock(name, onLost),
    close: () => database.close(),
    oldestMs: (name) => ageOf(underWay[name]),
  };
}
