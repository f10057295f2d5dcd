/** Runs one SQL text with positional parameters ($1, $2 ...). bigint columns arrive as strings or bigint, never as a float. */
export interface Sql {
  /**
   * `name`: a text that runs all the time is parsed once per connection; the same name always stands for the same text.
   * @throws DatabaseUnavailableError when the database does not answer, in time or at all; what it refuses comes as its own error.
   */
  query<Row = Record<string, unknown>>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]>;
}

/**
 * Who waits for whom: each lane of a server has connections and deadlines of its own, so that what many visitors read never holds
 * up what the writer commits, and a long job may take its time.
 */
export const LANES = ['reads', 'writer', 'background'] as const;
export type LaneName = (typeof LANES)[number];

export interface Lane extends Sql {
  readonly kind: 'pglite' | 'postgres';
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (tx: Sql) => Promise<Result>): Promise<Result>;
}

/** PGlite or a PostgreSQL server: the same SQL runs on both. Used directly it is the lane `reads`. */
export interface Database extends Lane {
  /** The embedded database has one thread, so all its lanes are one. */
  lane(name: LaneName): Lane;
  /**
   * Takes a lock that holds until it is released or this process ends; undefined when another process has it. `onLost` is called
   * when the server may have given it to somebody else: the connection that held it is gone.
   * The embedded database belongs to one process, so it always answers with the lock.
   */
  tryLock(name: string, onLost?: () => void): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
}
