import type { Sql } from '../../app/ports/database';

/** When an account was opened, ms; undefined when it is gone. */
export async function joinedAt(sql: Sql, userId: string): Promise<number | undefined> {
  const [row] = await sql.query<{ at: number }>('select created_at::float8 as at from users where id = $1::text::bigint', [userId]);
  return row?.at;
}
