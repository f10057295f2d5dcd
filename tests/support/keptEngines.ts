import type { PGlite } from '@electric-sql/pglite';

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
    -- What was learnt of another file's rows would choose the plans of this one's.
    delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace);
    update pg_class set relpages = 0, reltuples = -1 where relnamespace = 'public'::regnamespace and relkind = 'r';
  end $$`;

const IN_PUBLIC = "= 'public'::regnamespace";
const OF_PUBLIC = `in (select oid from pg_class where relnamespace ${IN_PUBLIC})`;

// What the database says of itself, and which rows of it are the schema's. Of tables not what only counts, hints or names files.
const CATALOGUES = {
  'pg_namespace t': "nspname !~ '^pg_(toast_)?temp_'",
  [`(select oid, relname, reltype, relowner, relam, relkind, relnatts, relchecks, relrowsecurity,
    relforcerowsecurity, relpersistence, relacl, reloptions from pg_class where relnamespace ${IN_PUBLIC}) t`]: 'true',
  'pg_attribute t': `attrelid ${OF_PUBLIC}`,
  'pg_attrdef t': `adrelid ${OF_PUBLIC}`,
  'pg_index t': `indrelid ${OF_PUBLIC}`,
  'pg_sequence t': `seqrelid ${OF_PUBLIC}`,
  'pg_rewrite t': `ev_class ${OF_PUBLIC}`,
  'pg_policy t': `polrelid ${OF_PUBLIC}`,
  'pg_trigger t': `tgrelid ${OF_PUBLIC}`,
  'pg_constraint t': `connamespace ${IN_PUBLIC}`,
  'pg_proc t': `pronamespace ${IN_PUBLIC}`,
  'pg_type t': `typnamespace ${IN_PUBLIC}`,
  'pg_statistic_ext t': `stxnamespace ${IN_PUBLIC}`,
  'pg_enum t': 'true',
  'pg_extension t': 'true',
  'pg_event_trigger t': 'true',
  'pg_db_role_setting t': 'true',
};

// Sums need no order, which would take longer than all else.
const SCHEMA = `select array[
  ${Object.entries(CATALOGUES)
    .map(([rows, condition]) => `(select sum(hashtextextended(t::text, 0)::numeric) from ${rows} where ${condition})`)
    .join(',')}
]::text as schema`;

/** Those that came back. */
const free: Returned[] = [];

/** A word that changes with the schema or anything that belongs to it. */
export async function schemaOf(engine: Pick<PGlite, 'query'>): Promise<string> {
  const { rows } = await engine.query<{ schema: string }>(SCHEMA);
  return rows[0]?.schema ?? '';
}

/** Makes it what it was, if that can be. */
function isMadeNew({ engine, schema }: Kept): Promise<boolean> {
  const putBack = async () => {
    if ((await schemaOf(engine)) !== schema) return false;
    await engine.exec(PUT_BACK);
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
  await engine.exec(KEEP);
  return lend({ name, engine, schema: await schemaOf(engine) });
}
