import type { Lane } from '../../app/ports/database';

// As a server's autovacuum decides: the work stays in proportion to what has changed.
const WORTH_IT = `
  select quote_ident(relname) as name from pg_stat_user_tables
   where schemaname = current_schema() and n_dead_tup > 1000 + 0.1 * n_live_tup`;

/** Makes room for new rows where old ones were. A server does so by itself; the embedded database has nobody else to do it. */
export async function reclaim(database: Lane): Promise<void> {
  if (database.kind !== 'pglite') return;
  for (const { name } of await database.query<{ name: string }>(WORTH_IT)) await database.query(`vacuum analyze ${name}`);
}
