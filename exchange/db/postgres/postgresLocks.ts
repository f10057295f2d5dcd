import pg from 'pg';
import { cutLine, runOn } from './postgresLane';

/** How often the connection of the locks is asked whether it still stands, and how long it may take to say so (ms). */
const PULSE_MS = 5_000;
const SILENCE_MS = 10_000;

// Schemas are worlds of their own, and advisory locks span the database.
const KEY = `hashtextextended(current_schema() || ':' || $1, 0)`;

// The time tells it from a later session with the same number.
const OWN_SESSION = 'select pid, backend_start::text as since from pg_stat_activity where pid = pg_backend_pid()';
const END_SESSION = 'select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and backend_start::text = $2';

interface HeldLock {
  onLost?: () => void;
}

/** Session locks belong to a connection, so every lock of this process rides on one of its own. */
export class PostgresLocks {
  private client: pg.Client | undefined;
  private held = new Set<HeldLock>();
  /** The server's side of the last connection: it may outlive ours, and with it the locks. */
  private session: { pid: number; since: string } | undefined;
  private pulse: NodeJS.Timeout | undefined;
  /** One statement at a time on one connection. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly config: pg.ClientConfig) {}

  async tryLock(name: string, onLost?: () => void): Promise<(() => Promise<void>) | undefined> {
    const lock: HeldLock = { onLost };
    const isTaken = await this.inTurn(async () => {
      const client = await this.connected();
      const [row] = await runOn<{ taken: boolean }>(client, SILENCE_MS, `select pg_try_advisory_lock(${KEY}) as taken`, [name]);
      if (row?.taken === true) this.held.add(lock);
      return row?.taken === true;
    });
    return isTaken ? () => this.release(name, lock) : undefined;
  }

  async close(): Promise<void> {
    const { client } = this;
    this.forget();
    if (!client) return;
    const timer = setTimeout(() => cutLine(client), 1_000);
    await client.end().catch(() => {});
    clearTimeout(timer);
  }

  private async release(name: string, lock: HeldLock): Promise<void> {
    await this.inTurn(async () => {
      // With its connection the lock is gone already.
      if (!this.held.delete(lock) || !this.client) return;
      await runOn(this.client, SILENCE_MS, `select pg_advisory_unlock(${KEY})`, [name]).catch(() => {});
    });
  }

  private async connected(): Promise<pg.Client> {
    if (this.client) return this.client;
    const client = new pg.Client(this.config);
    const lose = () => this.lose(client);
    client.on('error', lose);
    client.on('end', lose);
    await client.connect();
    await this.replaceSession(client);
    this.client = client;
    this.pulse = setInterval(() => this.feel(), PULSE_MS);
    this.pulse.unref();
    return client;
  }

  /** A line that broke on our side alone leaves a session that would hold the locks against us for as long as the server believes in it. */
  private async replaceSession(client: pg.Client): Promise<void> {
    if (this.session) await runOn(client, SILENCE_MS, END_SESSION, [this.session.pid, this.session.since]);
    [this.session] = await runOn<{ pid: number; since: string }>(client, SILENCE_MS, OWN_SESSION);
  }

  /** A line that went silent breaks no connection: only asking tells. */
  private feel(): void {
    void this.inTurn(async () => {
      if (this.client) await runOn(this.client, SILENCE_MS, 'select 1').catch(() => {});
    });
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    const { held } = this;
    this.forget();
    for (const { onLost } of held) onLost?.();
  }

  private forget(): void {
    clearInterval(this.pulse);
    this.client = undefined;
    this.held = new Set();
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => undefined);
    return result;
  }
}
