import type { Sql } from '../../app/ports/database';
import { endLostPhoneUploads } from '../uploads/phoneUploads';

/** Deletes a user's handover, with what its phone was sending. */
export async function deleteHandover(sql: Sql, userId: string, at: number): Promise<void> {
  await sql.query('delete from handovers where user_id = $1::bigint', [userId]);
  await endLostPhoneUploads(sql, at, userId);
}

/** Ends a user's handover with what its phone was sending; what came by it is still listed. */
export async function expireHandover(sql: Sql, userId: string, at: number): Promise<void> {
  await sql.query('update handovers set expires_at = least(expires_at, $2) where user_id = $1::bigint', [userId, at]);
  await endLostPhoneUploads(sql, at, userId);
}
