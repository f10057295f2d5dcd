/** Runs one SQL text with positional parameters ($1, $2 ...). bigint columns arrive as strings or bigint, never as a float. */
export interface Sql {
  /** `name`: a text that runs all the time is parsed once per connection; the same name always stands for the same text. */
  query<Row = Record<string, unknown>>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]>;
}

/** PGlite or a PostgreSQL server: the same SQL runs on both. */
export interface Database extends Sql {
  readonly kind: 'pglite' | 'postgres';
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (tx: Sql) => Promise<Result>): Promise<Result>;
  /**
   * Takes a lock that holds until it is released or this process ends; undefined when another process has it.
   * The embedded database belongs to one process, so it always answers with the lock. `onLost` is called when the lock is gone
   * without having been released: its connection broke.
   */
  tryLock(name: string, onLost?: () => void): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
}
