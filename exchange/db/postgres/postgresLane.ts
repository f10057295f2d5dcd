import pg from 'pg';
import type { Lane, LaneName, Sql } from '../../app/ports/database';
import { DatabaseUnavailableError } from '../../app/ports/databaseFailure';
import type { LaneLimits } from './postgresConfig';
import { failureOf } from './postgresFailure';

type Client = pg.ClientBase & { connection?: { stream: { destroy(): void } } };

/** Ends the line without a word: a server that does not answer would not answer a farewell either. */
export function cutLine(client: pg.ClientBase): void {
  (client as Client).connection?.stream.destroy();
}

const silent = (ms: number) => new DatabaseUnavailableError('deadline', false, `the database has not answered for ${ms} ms`);

/** One statement on one connection, which is cut when no answer comes in time. */
export async function runOn<Row>(
  client: pg.ClientBase,
  silenceMs: number,
  text: string,
  params: readonly unknown[] = [],
  name?: string,
): Promise<Row[]> {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    cutLine(client);
  }, silenceMs);
  try {
    return (await client.query({ text, values: [...params], name })).rows as Row[];
  } catch (error) {
    throw isSilent ? silent(silenceMs) : failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A line in an unknown state is not used again. */
const isBroken = (error: unknown): error is Error => error instanceof DatabaseUnavailableError && !error.isOutcomeKnown;

async function inTransaction<Result>(tx: Sql, work: (tx: Sql) => Promise<Result>): Promise<Result> {
  await tx.query('begin');
  try {
    const result = await work(tx);
    await tx.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away with its transaction.
    if (!isBroken(error)) await tx.query('rollback').catch(() => {});
    throw error;
  }
}

/** Connections of one purpose. They are made when they are needed. */
export class PostgresLane implements Lane {
  readonly kind = 'postgres';
  private readonly pool: pg.Pool;
  private readonly clients = new Set<pg.ClientBase>();

  constructor(
    private readonly name: LaneName,
    private readonly limits: LaneLimits,
    config: pg.ClientConfig,
  ) {
    this.pool = new pg.Pool({ ...config, max: limits.connections });
    // An idle connection may break (server restart); the pool replaces it, and the next query reports what is wrong.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => {
      this.clients.add(client);
      // In use the pool does not listen, and an error event nobody listens to ends the process; the statement tells.
      client.on('error', () => {});
    });
    this.pool.on('remove', (client) => void this.clients.delete(client));
  }

  query<Row>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]> {
    return this.withClient((sql) => sql.query<Row>(text, params, name));
  }

  transaction<Result>(work: (tx: Sql) => Promise<Result>): Promise<Result> {
    return this.withClient((sql) => inTransaction(sql, work));
  }

  /** Lets running statements finish for as long as `patienceMs`; a server that does not answer is left. */
  async close(patienceMs: number): Promise<void> {
    setTimeout(() => {
      for (const client of this.clients) cutLine(client);
    }, patienceMs).unref();
    await this.pool.end();
  }

  private async withClient<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const client = await this.connect();
    let broken: Error | undefined;
    const query: Sql['query'] = async <Row>(text: string, params?: readonly unknown[], name?: string) => {
      try {
        return await runOn<Row>(client, this.limits.silenceMs, text, params, name);
      } catch (error) {
        if (isBroken(error)) broken = error;
        throw error;
      }
    };
    try {
      return await work({ query });
    } finally {
      client.release(broken);
    }
  }

  private async connect(): Promise<pg.PoolClient> {
    // Who comes while a connection is idle waits for a moment only.
    if (this.pool.waitingCount - this.pool.idleCount >= this.limits.maxWaiting)
      throw new DatabaseUnavailableError('busy', true, `${this.pool.waitingCount} statements wait for a connection (${this.name})`);
    try {
      return await this.pool.connect();
    } catch (error) {
      // Nothing was sent yet.
      const failure = error as NodeJS.ErrnoException;
      throw new DatabaseUnavailableError('connection', true, failure.message, failure);
    }
  }
}
