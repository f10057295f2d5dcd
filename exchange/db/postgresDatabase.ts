import pg from 'pg';
import type { Database, Sql } from '../app/ports/database';
import { StartError } from '../app/startError';

const INT8_OID = 20;
const INT8_ARRAY_OID = 1016;
const CONNECT_TIMEOUT_MS = 5_000;

const parseInt8Array = (value: string): bigint[] => (value === '{}' ? [] : value.slice(1, -1).split(',').map(BigInt));

// Money never becomes a float. Set per pool, so that nothing else in the process changes its mind about int8.
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8_OID) return BigInt;
    if (oid === INT8_ARRAY_OID) return parseInt8Array;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

type Runner = Pick<pg.ClientBase | pg.Pool, 'query'>;

const sqlOver = (runner: Runner): Sql => ({
  query: async <Row>(text: string, params: readonly unknown[] = [], name?: string) =>
    (await runner.query({ text, values: [...params], name })).rows as Row[],
});

async function runTransaction<Result>(pool: pg.Pool, work: (tx: Sql) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(sqlOver(client));
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error as Error;
    // A connection that cannot even roll back is thrown away with its transaction.
    await client.query('rollback').then(
      () => {
        failure = undefined;
      },
      () => {},
    );
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Session locks belong to a connection, so every lock of this process rides on one of its own. */
class LockKeeper {
  private client: pg.Client | undefined;
  /** The server's side of the last connection: it may outlive ours, and with it the locks. */
  private session: { pid: number; since: string } | undefined;
  private readonly onLost = new Set<() => void>();

  constructor(private readonly config: pg.ClientConfig) {}

  async tryLock(name: string, onLost: () => void = () => {}): Promise<(() => Promise<void>) | undefined> {
    const client = await this.connected();
    // Schemas are worlds of their own, and advisory locks span the database.
    const key = `hashtextextended(current_schema() || ':' || $1, 0)`;
    const { rows } = await client.query(`select pg_try_advisory_lock(${key}) as taken`, [name]);
    if (rows[0]?.taken !== true) return undefined;
    this.onLost.add(onLost);
    return async () => {
      this.onLost.delete(onLost);
      // With its connection the lock is gone already.
      await client.query(`select pg_advisory_unlock(${key})`, [name]).catch(() => {});
    };
  }

  async close(): Promise<void> {
    this.onLost.clear();
    await this.client?.end().catch(() => {});
  }

  private async connected(): Promise<pg.Client> {
    if (this.client) return this.client;
    const client = new pg.Client(this.config);
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    await client.connect();
    await this.endLastSession(client);
    const { rows } = await client.query<{ pid: number; since: string }>(
      'select pid, backend_start::text as since from pg_stat_activity where pid = pg_backend_pid()',
    );
    [this.session] = rows;
    this.client = client;
    return client;
  }

  /** A line that broke on our side alone leaves a session that would hold the locks against us for as long as the server believes in it. */
  private async endLastSession(client: pg.Client): Promise<void> {
    if (!this.session) return;
    const { pid, since } = this.session;
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and backend_start::text = $2', [pid, since]);
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    const told = [...this.onLost];
    this.onLost.clear();
    for (const onLost of told) onLost();
  }
}

/** The address without user and password: safe to print. */
function addressOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL (malformed)';
  }
}

/**
 * A PostgreSQL server. `schema` moves every statement into a schema of its own (tests).
 * Throws StartError `databaseUnreachable` when the first connection fails.
 */
export async function openPostgres(url: string, settings: { poolSize?: number; schema?: string } = {}): Promise<Database> {
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: typeParsers,
    options: settings.schema ? `-c search_path=${settings.schema}` : undefined,
  };
  const pool = new pg.Pool({ ...config, max: settings.poolSize ?? 10 });
  const locks = new LockKeeper(config);
  // An idle connection may break (server restart); the pool replaces it, and the next query reports what is wrong.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError('databaseUnreachable', `database at ${addressOf(url)} is not reachable: ${(error as Error).message}`);
  }
  return {
    kind: 'postgres',
    ...sqlOver(pool),
    transaction: (work) => runTransaction(pool, work),
    tryLock: (name, onLost) => locks.tryLock(name, onLost),
    close: async () => {
      await locks.close();
      await pool.end();
    },
  };
}
