import type { Sql } from '../../app/ports/database';
import type { Rates } from '../../app/wallet/walletStore';

/** Of accounts `a`, those of users. Accounts of the house trade among themselves by the second, and nobody looks at what they are worth. */
export const OF_USERS = `
  join users u on u.id = case when a.owner_type = 'user' and a.owner_id ~ '^[0-9]{1,18}$' then a.owner_id::bigint end
   and u.account_type <> 2 and u.closed_at is null`;

// Ids follow the order of writing, times the clock, which may be set back: everything from the first later one on is looked at again.
const LAST_BEFORE = `
  select coalesce(
    (select min(id) - 1 from ledger_postings where id > $1::bigint and at_ms >= $2::bigint),
    (select max(id) from ledger_postings where id > $1::bigint),
    $1::bigint) as id`;

/** The last posting that belongs before a moment, of those behind `afterId`. */
export async function lastBefore(tx: Sql, afterId: bigint, atMs: number): Promise<bigint> {
  const [row] = await tx.query<{ id: bigint | string }>(LAST_BEFORE, [afterId, atMs]);
  return BigInt(row?.id ?? afterId);
}

export const ratesJson = (rates: Rates): string => JSON.stringify([...rates].map(([asset, usd]) => ({ asset, usd })));
