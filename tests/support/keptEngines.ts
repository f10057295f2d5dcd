import type { PGlite } from '@electric-sql/pglite';
import { keepRows, putBackRows, schemaWord } from './asNew';

// Opening a database takes longer than most files' tests do: a process keeps those it has opened, and a file gets one as new. This
// file is loaded outside of jest's sandbox (see nodeEnvironment.js), where what it keeps outlives a file of tests.

/** What a file may do with an engine; closing it gives it back. */
export type LentEngine = Pick<PGlite, 'query' | 'transaction' | 'close'>;

interface Kept {
  name: string;
  engine: PGlite;
  /** The schema and all that belongs to it, in one word. */
  schema: string;
}

interface Returned extends Kept {
  isAsNew: Promise<boolean>;
}

/** A file that has several at once is rare, and each is a hundred megabytes. */
const FREE_AT_MOST = 2;

const SCHEMA = 'public';

/** How long setting one back may take before it counts as stuck: a transaction that was left open is waited for in vain. */
const PATIENCE_MS = 20_000;

/** Those that came back. */
const free: Returned[] = [];

/** A word that changes with the schema or anything that belongs to it. */
export async function schemaOf(engine: Pick<PGlite, 'query'>): Promise<string> {
  const { rows } = await engine.query<{ schema: string }>(schemaWord(SCHEMA, 'database'));
  return rows[0]?.schema ?? '';
}

/** Makes it what it was, if that can be. */
function isMadeNew({ engine, schema }: Kept): Promise<boolean> {
  const putBack = async () => {
    if ((await schemaOf(engine)) !== schema) return false;
    await engine.exec(putBackRows(SCHEMA));
    await engine.exec('discard all');
    // Its log is in memory, and nobody else shortens it.
    await engine.exec('checkpoint');
    return true;
  };
  const stuck = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  return Promise.race([putBack().catch(() => false), stuck]);
}

/** Runs `work`; timers it sets do not keep the process from ending, nor do those that these set. */
function withQuietTimers<Result>(work: () => Result): Result {
  const { setTimeout: ownTimeout } = globalThis;
  const quietTimeout = (callback: () => void, ms?: number) => ownTimeout(() => withQuietTimers(callback), ms).unref();
  globalThis.setTimeout = Object.assign(quietTimeout, ownTimeout);
  try {
    return work();
  } finally {
    globalThis.setTimeout = ownTimeout;
  }
}

/** PostgreSQL's timers (for its statistics, for deadlines that were kept) end with the process. */
function letEnd(engine: PGlite): void {
  const run = engine.execProtocolRawSync.bind(engine);
  engine.execProtocolRawSync = (message) => withQuietTimers(() => run(message));
}

/** Not waited for: a stuck one would not end. */
function throwAway({ engine }: Kept): void {
  engine.close().catch(() => {});
}

/** It is made as new while the next file is loaded. */
function takeBack(kept: Kept): void {
  if (free.length >= FREE_AT_MOST) throwAway(kept);
  else free.push({ ...kept, isAsNew: isMadeNew(kept) });
}

function lend(kept: Kept): LentEngine {
  let isClosed = false;
  const open = () => {
    if (isClosed) throw new Error('PGlite is closed');
    return kept.engine;
  };
  return {
    query: async (...args) => open().query(...args),
    transaction: async (work) => open().transaction(work),
    close: async () => {
      open();
      isClosed = true;
      takeBack(kept);
    },
  };
}

/**
 * An engine as `open` makes it, with a database that starts as `name` says: a kept one where there is one.
 * `parsers` are the file's own: those of another file's sandbox ended with it.
 */
export async function lendEngine(name: string, open: () => Promise<PGlite>, parsers: PGlite['parsers']): Promise<LentEngine> {
  for (let kept = free.shift(); kept; kept = free.shift()) {
    if (kept.name === name && (await kept.isAsNew)) {
      Object.assign(kept.engine.parsers, parsers);
      return lend(kept);
    }
    throwAway(kept);
  }
  const engine = await open();
  letEnd(engine);
  await engine.exec(keepRows(SCHEMA));
  return lend({ name, engine, schema: await schemaOf(engine) });
}
