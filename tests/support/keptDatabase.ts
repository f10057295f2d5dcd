import type { Database } from '@/exchange/app/ports/database';

/** How long setting it back may take before it counts as stuck: what a mutant left behind may wait in it for ever. */
const PATIENCE_MS = 20_000;

declare const hostKept: { database?: Database };

// Every table as it was when the database was new, to be put back. Triggers that keep history from being changed are off meanwhile.
const KEEP = `
  do $$ declare t text; begin
    create schema pristine;
    for t in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table pristine.%I as table public.%I', t, t);
    end loop;
  end $$`;
const PUT_BACK = `
  do $$ declare t text; begin
    set local session_replication_role = replica;
    for t in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from public.%I', t);
      execute format('insert into public.%I overriding system value select * from pristine.%I', t, t);
    end loop;
  end $$`;

const within = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('stuck')), PATIENCE_MS).unref())]);

/** One database for all files of a mutation run, as new for each of them: opening one takes longer than the tests do. */
export async function keptDatabase(open: () => Promise<Database>): Promise<Database> {
  const known = hostKept.database;
  const isUsable =
    known !== undefined &&
    (await within(known.query(PUT_BACK)).then(
      () => true,
      () => false,
    ));
  if (!isUsable) {
    hostKept.database = await open();
    await hostKept.database.query(KEEP);
  }
  return { ...(hostKept.database as Database), close: async () => {} };
}
