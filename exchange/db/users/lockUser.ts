import type { Sql } from '../../app/ports/database';

/**
 * One at a time from here to the end of the transaction, for this user. To be locked before anything else of theirs, whether handover,
 * upload or verification: in two orders, two transactions would wait for each other. Rows that only refer to the user wait for nobody.
 */
export async function lockUser(tx: Sql, userId: string): Promise<void> {
  await tx.query('select 1 as locked from users where id = $1::bigint for no key update', [userId]);
}
