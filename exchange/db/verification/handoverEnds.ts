import type { Sql } from '../../app/ports/database';
import { endLostPhoneUploads } from '../uploads/phoneUploads';
import { lockUser } from '../users/lockUser';

// The user's lock comes first, also where the caller has it: whoever confirms or begins takes it before the handover.

/** Deletes a user's handover, with what its phone was sending. */
export async function deleteHandover(sql: Sql, userId: string, at: number): Promise<void> {
  await lockUser(sql, userId);
  await sql.query('delete from handovers where user_id = $1::bigint', [userId]);
  await endLostPhoneUploads(sql, at, userId);
}

/** Ends a user's handover with what its phone was sending; what came by it is still listed. */
export async function expireHandover(sql: Sql, userId: string, at: number): Promise<void> {
  await lockUser(sql, userId);
  await sql.query('update handovers set expires_at = least(expires_at, $2) where user_id = $1::bigint', [userId, at]);
  await endLostPhoneUploads(sql, at, userId);
}

/** As `expireHandover`, for a wrong number: that one was typed is a fact, while the time may not have come yet by another process's clock. */
export async function missHandover(sql: Sql, userId: string, at: number): Promise<void> {
  await lockUser(sql, userId);
  await sql.query('update handovers set missed_at = $2 where user_id = $1::bigint', [userId, at]);
  await expireHandover(sql, userId, at);
}
