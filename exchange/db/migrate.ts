import type { Database, Sql } from '../app/ports/database';
import { StartError } from '../app/startError';
import { type Migration, migrations } from './migrations/index';

// Any number no other software of this database uses; two starters wait for each other on it.
const MIGRATION_LOCK = 7_204_991;

// Migrations hold many statements and plpgsql bodies, and the wire protocol runs one statement per parameterised query.
// DO executes the whole text on one connection, inside the running transaction, on both databases.
async function runScript(tx: Sql, script: string): Promise<void> {
  await tx.query(`do $migration$ begin execute $script$${script}$script$; end $migration$`);
}

async function appliedVersions(tx: Sql): Promise<Set<number>> {
  await tx.query(`create table if not exists schema_migrations (
    version integer primary key,
    name text not null,
    applied_at timestamptz not null default now()
  )`);
  const rows = await tx.query<{ version: number }>('select version from schema_migrations');
  return new Set(rows.map((row) => row.version));
}

/** One that is not known may also stand among known ones: versions are given out before they are finished. */
function refuseNewerData(applied: Set<number>, known: readonly Migration[]): void {
  const knownVersions = new Set(known.map(({ version }) => version));
  const unknown = [...applied].filter((version) => !knownVersions.has(version)).sort((left, right) => left - right);
  if (unknown.length === 0) return;
  const newestKnown = Math.max(0, ...knownVersions);
  throw new StartError(
    'dataIsNewer',
    `data was written by a newer version (schema ${unknown.join(', ')} is not known to this version, whose newest is ${newestKnown})`,
  );
}

/**
 * Brings the schema up to date; all or nothing. Safe to run from two starters at once.
 * Returns the versions applied now.
 * @throws StartError dataIsNewer, and databaseUnreachable when the user may not make tables
 */
export async function migrate(database: Database, known: readonly Migration[] = migrations): Promise<number[]> {
  try {
    return await bringUpToDate(database, known);
  } catch (error) {
    if ((error as { code?: unknown }).code !== NOT_ALLOWED) throw error;
    throw new StartError('databaseUnreachable', 'the user of DATABASE_URL may not make tables in that database: it has to own it.');
  }
}

/** insufficient_privilege */
const NOT_ALLOWED = '42501';

function bringUpToDate(database: Database, known: readonly Migration[]): Promise<number[]> {
  // A large table takes its time.
  return database.lane('background').transaction(async (tx) => {
    if (database.kind === 'postgres') await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const applied = await appliedVersions(tx);
    refuseNewerData(applied, known);
    const missing = known.filter((migration) => !applied.has(migration.version));
    for (const { version, name, sql } of missing) {
      await runScript(tx, sql);
      await tx.query('insert into schema_migrations (version, name) values ($1, $2)', [version, name]);
    }
    return missing.map((migration) => migration.version);
  });
}
