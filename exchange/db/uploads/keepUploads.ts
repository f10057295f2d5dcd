import type { Sql } from '../../app/ports/database';
import type { KeepFiles } from '../../app/verification/verificationStore';

/** Ids come with answers of people as any text; what is none names nothing. */
const isId = (text: string) => /^\d{1,18}$/.test(text);

const MARK = `
update uploads set in_use_at = coalesce(in_use_at, $4)
 where user_id = $1::bigint and brand = $2 and id = any($3::bigint[]) returning 1 as marked`;

/** In the transaction of what they are handed in with: what is not handed in keeps none. */
export const keepUploads =
  (sql: Sql): KeepFiles =>
  async ({ userId, brand }, uploadIds, nowMs) => {
    const ids = [...new Set(uploadIds)];
    return ids.every(isId) && (await sql.query(MARK, [userId, brand, ids, nowMs])).length === ids.length;
  };
