import type { OwnPart } from '../../app/ownData/ownPart';
import type { Sql } from '../../app/ports/database';
import { CONVERT_QUERIES } from './convertQueries';
import { EARNED_QUERIES } from './earnedQueries';
import { PERSON_QUERIES } from './personQueries';
import { MOVED, MOVED_COLUMNS, OWN_ENTRIES, type Query } from './query';
import { WALLET_QUERIES } from './walletQueries';

// Everything there is of a user that stands in the database in clear, but for secrets: hashes, keys and tokens are no data of theirs.

const PIECE = 500;

/** Kinds whose postings are found by what they are of; of the others there are few. */
const FOUND_BY_THEIR_OWN = `'spot.trade', 'wallet.transfer', 'user.transfer', 'practice.claim', 'referral.rebate', 'deposit.credit', 'earn.interest', 'withdrawal'`;

export const OWN_QUERIES: Readonly<Record<string, Query>> = {
  ...PERSON_QUERIES,
  ...WALLET_QUERIES,
  ...CONVERT_QUERIES,
  ...EARNED_QUERIES,
  'movements-others': {
    columns: MOVED_COLUMNS,
    sql: `
      with recursive kinds as (
        (select kind from ledger_postings order by kind limit 1)
        union all
        select next.kind from kinds k cross join lateral (
          select kind from ledger_postings where kind > k.kind order by kind limit 1
        ) next
      )
      select ${MOVED}, p.id || ':' || a.id as place
        from ledger_postings p ${OWN_ENTRIES}
       where p.kind in (select kind from kinds where kind not in (${FOUND_BY_THEIR_OWN}))
         and (p.id, a.id) > (split_part(coalesce($2::text, '0:0'), ':', 1)::bigint, split_part(coalesce($2::text, '0:0'), ':', 2)::bigint)
       order by p.id, a.id limit $3::int`,
  },
};

/**
 * Of these nothing is handed out: secrets that are good for minutes, pieces of files under way, and up to where all was marked as read.
 * @internal for the test that looks for what is in none of these lists
 */
export const NOT_HANDED_OUT = ['auth_tickets', 'passkey_challenges', 'upload_sessions', 'announcement_marks', 'handovers'];

/** Entries of trades, which are found by the trades. $1 user, $2 trades. */
const MOVED_BY_TRADES = `
  select ${MOVED} from unnest($2::text[]) with ordinality as t(id, number)
    join ledger_postings p on p.kind = 'spot.trade' and p.reference = t.id ${OWN_ENTRIES} order by t.number, a.asset`;

/** What stands in the database of a user, part by part. */
export const ownParts = (sql: Sql): OwnPart[] =>
  Object.entries(OWN_QUERIES).map(([name, { columns, sql: text }]) => ({
    name,
    columns,
    read: async (userId, after) => {
      const found = await sql.query<Record<string, unknown> & { place: string | null }>(text, [userId, after ?? null, PIECE]);
      const rows = found.map(({ place: _place, ...row }) => row);
      // Some places have more than one row, so a piece may be longer than asked for, but never shorter unless it is the last.
      return { rows, next: found.length < PIECE ? undefined : (found.at(-1)?.place ?? undefined) };
    },
  }));

export const MOVEMENT_COLUMNS = MOVED_COLUMNS;

export const movementsOfTrades = (sql: Sql, userId: string, tradeIds: readonly string[]): Promise<Record<string, unknown>[]> =>
  sql.query(MOVED_BY_TRADES, [userId, [...tradeIds]]);
