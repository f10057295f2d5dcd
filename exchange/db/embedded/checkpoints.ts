import type { Sql } from '../../app/ports/database';

/** Log since the last checkpoint, in bytes. */
const LOG_SINCE = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`;

/**
 * Writes changed pages to the tables' files when the log since the last time has reached `afterBytes`; the log before it can then
 * go. A server has a process for that; the embedded database would keep all of its log until it is closed. Answers whether it did.
 */
export async function checkpointIfDue(sql: Sql, afterBytes: number): Promise<boolean> {
  const [row] = await sql.query<{ bytes: bigint }>(LOG_SINCE);
  if (!row || row.bytes < BigInt(afterBytes)) return false;
  await sql.query('checkpoint');
  return true;
}
