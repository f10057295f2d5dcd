import type { Sql } from '../../app/ports/database';
import { endLostPhoneUploads } from './phoneUploads';

/** What the statement before `returning storage_key` lets go of is garbage from now on. */
const throwAway = (sql: Sql, removal: string, params: readonly unknown[], nowMs: number) =>
  sql.query(
    `with removed as (${removal} returning storage_key)
     insert into upload_garbage (storage_key, due_at) select storage_key, $${params.length + 1} from removed
     on conflict (storage_key) do update set due_at = excluded.due_at`,
    [...params, nowMs],
  );

/** Everything of a user's, in use or not: for an account that is closed. The next sweep empties where it lay. */
export async function eraseUploads(tx: Sql, userId: string, nowMs: number): Promise<void> {
  const ofUser = 'select id from upload_sessions where user_id = $1::bigint';
  await throwAway(tx, `delete from upload_parts where session_id in (${ofUser})`, [userId], nowMs);
  await tx.query('delete from upload_sessions where user_id = $1::bigint', [userId]);
  await throwAway(tx, 'delete from uploads where user_id = $1::bigint', [userId], nowMs);
}

/** Uploads that are past their time and files nobody handed in. */
export async function sweepUploadRows(
  tx: Sql,
  nowMs: number,
  { forgetMs, unusedMs }: { forgetMs: number; unusedMs: number },
): Promise<void> {
  const past = 'select id from upload_sessions where expires_at <= $1';
  await throwAway(tx, `delete from upload_parts where session_id in (${past})`, [nowMs], nowMs);
  await tx.query('update upload_sessions set is_open = false where is_open and expires_at <= $1', [nowMs]);
  await endLostPhoneUploads(tx, nowMs, null);
  // Until then they are counted, and answer what became of them.
  await tx.query('delete from upload_sessions where not is_open and created_at <= $1', [forgetMs]);
  await throwAway(tx, 'delete from uploads where in_use_at is null and created_at <= $1', [unusedMs], nowMs);
}
