import type { PGlite } from '@electric-sql/pglite';

// Opening a database takes longer than most files' tests do: a process keeps those it has opened, and a file gets one as new. This
// file is loaded outside of jest's sandbox (see nodeEnvironment.js), where what it keeps outlives a file of tests.

/** What a file may do with an engine; closing it gives it back. */
export type LentEngine = Pick<PGlite, 'query' | 'transaction' | 'close'>;

interface Kept {
  name: string;
  engine: PGlite;
  /** Tables, columns, constraints, triggers and functions, in one word. */
  schema: string;
}

/** How long setting one back may take before it counts as stuck: a transaction that was left open is waited for in vain. */
const PATIENCE_MS = 20_000;

// Every table and sequence as it was when the engine was new.
const KEEP = `
  do $$ declare t text; begin
    create schema pristine;
    for t in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table pristine.%I as table public.%I', t, t);
    end loop;
    create table pristine.all_sequences as
      select sequencename, coalesce(last_value, start_value) as value, last_value is not null as is_used from pg_sequences where schemaname = 'public';
  end $$`;

// Triggers that keep history from being changed are off meanwhile. Deleting is quicker than making files anew, but leaves large ones large.
const PUT_BACK = `
  do $$ declare t text; begin
    set local session_replication_role = replica;
    for t in select tablename from pg_tables where schemaname = 'public' loop
      if pg_relation_size(format('public.%I', t)) > 1000000 then execute format('truncate public.%I cascade', t);
      else execute format('delete from public.%I', t);
      end if;
    end loop;
    for t in select tablename from pg_tables where schemaname = 'public' loop
      execute format('insert into public.%I overriding system value select * from pristine.%I', t, t);
    end loop;
    perform setval(format('public.%I', sequencename), value, is_used) from pristine.all_sequences;
  end $$`;

const SCHEMA = `
  select md5(string_agg(line, ',' order by line)) as schema from (
    select concat(relname, relkind, relhastriggers) as line from pg_class where relnamespace = 'public'::regnamespace
    union all select concat(attrelid::regclass, attname, atttypid, attnotnull, attisdropped) from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select concat(conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat(tgname, tgenabled, tgfoid) from pg_trigger
    union all select concat(proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  ) as lines`;

const free: Kept[] = [];

async function schemaOf(engine: PGlite): Promise<string> {
  const { rows } = await engine.query<{ schema: string }>(SCHEMA);
  return rows[0]?.schema ?? '';
}

/** Whether it could be made what it was. */
function isAsNew({ engine, schema }: Kept): Promise<boolean> {
  const putBack = async () => {
    if ((await schemaOf(engine)) !== schema) return false;
    await engine.exec(PUT_BACK);
    await engine.exec('discard all');
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
      free.push(kept);
    },
  };
}

/**
 * An engine as `open` makes it, with a database that starts as `name` says: a kept one where there is one.
 * `parsers` are the file's own: those of another file's sandbox ended with it.
 */
export async function lendEngine(name: string, open: () => Promise<PGlite>, parsers: PGlite['parsers']): Promise<LentEngine> {
  for (let kept = free.pop(); kept; kept = free.pop()) {
    if (kept.name === name && (await isAsNew(kept))) {
      Object.assign(kept.engine.parsers, parsers);
      return lend(kept);
    }
    // Not waited for: a stuck one would not end.
    kept.engine.close().catch(() => {});
  }
  const engine = await open();
  letEnd(engine);
  const schema = await schemaOf(engine);
  await engine.exec(KEEP);
  return lend({ name, engine, schema });
}
