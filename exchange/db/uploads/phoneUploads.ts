import type { Sql } from '../../app/ports/database';

/** Ends open uploads of phones; their parts are garbage from now ($1) on. */
const ending = (condition: string) => `
  with ended as (update upload_sessions u set is_open = false where is_open and by_phone and ${condition} returning id),
  dropped as (delete from upload_parts where session_id in (select id from ended) returning storage_key)
  insert into upload_garbage (storage_key, due_at) select storage_key, $1::bigint from dropped on conflict do nothing`;

/** What a handover ends with and the rows say by themselves. A user has one at most. */
const HANDED_OVER = `
  select 1 from handovers h join sessions s on s.id = h.session_id join users owner on owner.id = h.user_id
   where h.user_id = u.user_id and h.missed_at is null and h.expires_at > $1::bigint and s.revoked_at is null and s.expires_at > $1::bigint
     and coalesce(owner.password_changed_at < h.begun_at, true)`;

const END_LOST = ending(`($2::bigint is null or user_id = $2::bigint) and not exists (${HANDED_OVER})`);
const END_FORMER = ending(
  `id <> $2::bigint and id in (select session_id from handover_uploads where handover_id = $3::bigint and slot = $4)`,
);
const END_ONE = ending('id = $2::bigint');

/**
 * Ends what phones were sending by handovers that are over, so that it takes no room of their owner's: of one user, or of all.
 * To be called behind whatever ends a handover, in its transaction.
 */
export async function endLostPhoneUploads(sql: Sql, nowMs: number, userId: string | null): Promise<void> {
  await sql.query(END_LOST, [nowMs, userId]);
}

/** Ends what was being sent for the same place before `sessionId`. */
export async function endFormerPhoneUploads(
  sql: Sql,
  nowMs: number,
  { handoverId, slot, sessionId }: { handoverId: string; slot: string; sessionId: string },
): Promise<void> {
  await sql.query(END_FORMER, [nowMs, sessionId, handoverId, slot]);
}

export async function endPhoneUpload(sql: Sql, nowMs: number, sessionId: string): Promise<void> {
  await sql.query(END_ONE, [nowMs, sessionId]);
}
