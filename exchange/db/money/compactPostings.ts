import type { Sql } from '../../app/ports/database';

/** The one posting everything compacted ends up in; ids of other postings start at 1. */
const OPENING_ID = 0;

const TAKE_POSTINGS = `
  delete from ledger_postings where ctid = any (array(
    select ctid from ledger_postings where is_internal and at_ms < $1::bigint order by at_ms limit $2::int
  )) returning id`;

const TAKE_ENTRIES = `
  with taken as (delete from ledger_entries where posting_id = any($1::bigint[]) returning account_id, amount)
  select account_id::text as "accountId", sum(amount)::text as amount from taken group by account_id having sum(amount) <> 0`;

const ENSURE_OPENING = `
  insert into ledger_postings (id, kind, reference, is_internal, at_ms) values ($1::bigint, 'ledger.opening', 'internal', false, $2::bigint)
  on conflict (id) do update set at_ms = excluded.at_ms`;

// An entry is never zero: one that the sum takes to zero goes.
const ENTER_SUMS = `
  merge into ledger_entries e
  using unnest($2::bigint[], $3::bigint[]) as s(account_id, amount) on e.posting_id = $1::bigint and e.account_id = s.account_id
  when matched and e.amount + s.amount = 0 then delete
  when matched then update set amount = e.amount + s.amount
  when not matched then insert (posting_id, account_id, amount) values ($1::bigint, s.account_id, s.amount)`;

/**
 * Takes the oldest postings between internal accounts made before, at most `limit`, and adds the sums of their entries to the
 * opening posting. Within one transaction, so that an account is the sum of its entries for whoever looks. Returns how many went.
 */
export async function compactPostings(tx: Sql, beforeMs: number, limit: number): Promise<number> {
  const postings = await tx.query<{ id: bigint }>(TAKE_POSTINGS, [beforeMs, limit]);
  if (postings.length === 0) return 0;
  const sums = await tx.query<{ accountId: string; amount: string }>(TAKE_ENTRIES, [postings.map(({ id }) => id)]);
  await tx.query(ENSURE_OPENING, [OPENING_ID, beforeMs]);
  await tx.query(ENTER_SUMS, [OPENING_ID, sums.map(({ accountId }) => accountId), sums.map(({ amount }) => amount)]);
  return postings.length;
}
