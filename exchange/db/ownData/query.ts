// Amounts are multiplied by a power of ten, never divided: exact, as text.

/** Units of an asset as a decimal. */
export const exact = (units: string, scale = 's.scale') => `trim_scale(${units} * ('1e-' || ${scale})::numeric)::text`;

/** A part whose rows come by a place that only grows. $1 user, $2 place or null, $3 how many; `place` is not handed out. */
export interface Query {
  columns?: readonly string[];
  sql: string;
}

/** Rows in the order of their ids. */
export const byId = (table: string, columns: string, condition = 'user_id = $1::text::bigint') => `
  select ${columns}, id::text as place from ${table}
   where ${condition} and id > coalesce($2::text::bigint, 0) order by id limit $3::int`;

/** A few rows, all at once. */
export const few = (sql: string) => `select few.*, null as place from (${sql}) few where $2::text is null limit $3::int`;

export const MOVED = `p.kind, p.reference, a.wallet, a.asset, ${exact('e.amount')} as amount, p.at_ms::float8 as "at"`;
export const OWN_ENTRIES = `
  join ledger_entries e on e.posting_id = p.id
  join accounts a on a.id = e.account_id and a.owner_type = 'user' and a.owner_id = $1::text
  join assets s on s.asset = a.asset`;
export const MOVED_COLUMNS = ['at', 'kind', 'reference', 'wallet', 'asset', 'amount'];
