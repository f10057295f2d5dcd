import { type Database, LANES, type LaneName } from '../../app/ports/database';
import { StartError } from '../../app/startError';
import { clientConfig, defaultLanes, type LaneLimits, type LaneTable } from './postgresConfig';
import { PostgresLane } from './postgresLane';
import { PostgresLocks } from './postgresLocks';

/** A server that does not answer must not keep the process from ending (ms). */
const CLOSE_PATIENCE_MS = 3_000;

/** The address without user and password: safe to print. */
function addressOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL (malformed)';
  }
}

export interface PostgresOptions {
  /** Connections of the lane `reads`. */
  poolSize?: number;
  /** Moves every statement into a schema of its own (tests). */
  schema?: string;
  /** Other deadlines than the usual ones (tests). */
  limits?: Partial<LaneLimits>;
}

function laneTable({ poolSize, limits }: PostgresOptions): LaneTable {
  const lanes = LANES.map((name) => [name, { ...defaultLanes[name], ...limits }] as const);
  const table = Object.fromEntries(lanes) as Record<LaneName, LaneLimits>;
  return poolSize === undefined ? table : { ...table, reads: { ...table.reads, connections: poolSize } };
}

/** A PostgreSQL server. Throws StartError `databaseUnreachable` when the first connection fails. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const table = laneTable(options);
  const configOf = (name: LaneName) => clientConfig(url, table[name], options.schema);
  const laneOf = (name: LaneName) => new PostgresLane(name, table[name], configOf(name));
  const lanes = { reads: laneOf('reads'), writer: laneOf('writer'), background: laneOf('background') };
  const locks = new PostgresLocks(configOf('writer'));
  const close = async () => {
    await locks.close();
    await Promise.all(LANES.map((name) => lanes[name].close(CLOSE_PATIENCE_MS)));
  };
  try {
    await lanes.reads.query('select 1');
  } catch (error) {
    await close();
    throw new StartError('databaseUnreachable', `database at ${addressOf(url)} cannot be used: ${(error as Error).message}`);
  }
  return {
    kind: 'postgres',
    query: (text, params, name) => lanes.reads.query(text, params, name),
    transaction: (work) => lanes.reads.transaction(work),
    lane: (name) => lanes[name],
    tryLock: (name, onLost) => locks.tryLock(name, onLost),
    close,
  };
}
