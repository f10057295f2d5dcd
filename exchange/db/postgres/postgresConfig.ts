import pg from 'pg';
import type { LaneName } from '../../app/ports/database';

const INT8_OID = 20;
const INT8_ARRAY_OID = 1016;

const parseInt8Array = (value: string): bigint[] => (value === '{}' ? [] : value.slice(1, -1).split(',').map(BigInt));

// Money never becomes a float. Set per pool, so that nothing else in the process changes its mind about int8.
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8_OID) return BigInt;
    if (oid === INT8_ARRAY_OID) return parseInt8Array;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

export interface LaneLimits {
  connections: number;
  /** Longest statement, ms. The server ends it and says so: nothing of it was done. */
  statementMs: number;
  /** Longest wait for a lock within a statement, ms. */
  lockMs: number;
  /** A server that is frozen, or a line that went silent, says nothing: after this time (ms) the connection is given up. */
  silenceMs: number;
  /** How many may wait for a connection. The next one is refused at once. */
  maxWaiting: number;
}

export type LaneTable = Readonly<Record<LaneName, LaneLimits>>;

/** How much later than the server's own deadline the client gives up: time for the server's word to arrive. */
const GRACE_MS = 1_000;
const limits = (connections: number, statementMs: number, lockMs: number, maxWaiting: number): LaneLimits => ({
  connections,
  statementMs,
  lockMs,
  silenceMs: statementMs + GRACE_MS,
  maxWaiting,
});

/** One commit is on its way at a time; what the next batch needs is loaded beside it. */
const WRITER_CONNECTIONS = 3;

export const defaultLanes: LaneTable = {
  reads: limits(10, 5_000, 4_000, 1_000),
  writer: limits(WRITER_CONNECTIONS, 5_000, 4_000, 100),
  // Migrations, reloading, retention and reconciliation.
  background: limits(2, 600_000, 60_000, 100),
};

export const CONNECT_TIMEOUT_MS = 5_000;
/** A transaction whose client froze half way must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** Session settings of the server. It notices a client that is gone: at once while a statement runs, within half a minute at rest. */
function sessionOptions({ statementMs, lockMs }: Pick<LaneLimits, 'statementMs' | 'lockMs'>, schema: string | undefined): string {
  const settings = {
    ...(schema === undefined ? {} : { search_path: schema }),
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    client_connection_check_interval: 500,
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 5,
    tcp_keepalives_count: 3,
    // Compiling a plan takes seconds where the planner was told what not to do (byIndex.ts), and no statement here is worth it.
    jit: 'off',
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** What the URL itself says in `options` stays: it comes after, and the last one counts. */
function withoutOptions(url: string): { url: string; options: string } {
  if (!URL.canParse(url)) return { url, options: '' };
  const parsed = new URL(url);
  const options = parsed.searchParams.get('options') ?? '';
  if (options === '') return { url, options };
  parsed.searchParams.delete('options');
  return { url: parsed.href, options };
}

/** How one connection of a lane is made. */
export function clientConfig(url: string, lane: Pick<LaneLimits, 'statementMs' | 'lockMs'>, schema: string | undefined): pg.ClientConfig {
  const own = withoutOptions(url);
  return {
    connectionString: own.url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: typeParsers,
    options: `${sessionOptions(lane, schema)} ${own.options}`.trim(),
  };
}
