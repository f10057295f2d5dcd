import type { Database } from '@/exchange/app/ports/database';

const DAY_MS = 86_400_000;

interface Left {
  userId: string;
  atMs: number;
  cents: number;
  /** Withdrawals that a rule let go, without an operator. */
  isByRule: boolean;
}

type Row = { userId: string; at: string; cents: string; isByRule: boolean };

const EVERYTHING = `
select user_id as "userId", asked_ms::text as at, coalesce(usd_cents, 0)::text as cents, coalesce(approved_by = 'rule', false) as "isByRule"
  from withdrawals where status = 'DONE'
union all
select sender_id, at_ms::text, cents::text, false from user_transfers`;

/**
 * What left accounts for good over networks and to other users. Sales count for the same limits and are left out: one that had ended and was
 * promised late counts again, behind what was let go meanwhile.
 */
async function everythingThatLeft(database: Database): Promise<Left[]> {
  const rows = await database.query<Row>(EVERYTHING, []);
  return rows.map(({ userId, at, cents, isByRule }) => ({ userId, atMs: Number(at), cents: Number(cents), isByRule }));
}

/**
 * The most that left one account within 24 hours, cents, and the most of such a day that ends with a withdrawal no operator has looked at. Of
 * two of one moment nobody knows which came first: neither counts for the other.
 */
export async function mostInADay(database: Database): Promise<{ cents: number; byRule: number }> {
  const everything = await everythingThatLeft(database);
  const before = (last: Left) =>
    everything
      .filter(({ userId, atMs }) => userId === last.userId && atMs < last.atMs && atMs > last.atMs - DAY_MS)
      .reduce((sum, { cents }) => sum + cents, last.cents);
  const most = (of: readonly Left[]) => of.reduce((found, last) => Math.max(found, before(last)), 0);
  return { cents: most(everything), byRule: most(everything.filter(({ isByRule }) => isByRule)) };
}
