import type { Database } from '../app/ports/database';
import { type Migration, migrations } from './migrations/index';

const CREATED = /create (table|view|function|type|domain) (\w+)/g;

/** What the migrations made, the newest first; other software's tables in the same database are none of ours. */
function createdBy(known: readonly Migration[]): { kind: string; name: string }[] {
  const created = known.flatMap(({ sql }) => [...sql.matchAll(CREATED)].map(([, kind = '', name = '']) => ({ kind, name })));
  return [...created.reverse(), { kind: 'table', name: 'schema_migrations' }];
}

/** Empties the database for good: everything the migrations made, all or nothing. `migrate` makes them anew. */
export function dropEverything(database: Database): Promise<void> {
  return database.lane('background').transaction(async (tx) => {
    for (const { kind, name } of createdBy(migrations)) await tx.query(`drop ${kind} if exists ${name} cascade`);
  });
}

/** Symbols of the markets; none on a database that was never used. */
export async function listedSymbols(database: Database): Promise<string[]> {
  const [found] = await database.query<{ markets: string | null }>(`select to_regclass('markets')::text as markets`);
  if (!found?.markets) return [];
  const rows = await database.query<{ symbol: string }>('select symbol from markets');
  return rows.map(({ symbol }) => symbol);
}
