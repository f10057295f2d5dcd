import type { Posting } from '../../app/money/moneyWriter';
import type { FeeTier, OperatingQueries } from '../../app/operating/operatingQueries';
import type { Database } from '../../app/ports/database';
import { databaseId } from '../rows/databaseId';

type Entry = Posting['entries'][number];

interface EntryRow {
  kind: string;
  reference: string;
  owner_type: 'user' | 'system';
  owner_id: string;
  wallet: string;
  asset: string;
  amount: bigint;
}

const rate = (column: string) => `trim_scale(${column} / 1000000::numeric)::text`;

const FEE_TIERS = `
  select f.tier::int as tier, f.symbol, ${rate('f.maker_ppm')} as "makerFeeRate", ${rate('f.taker_ppm')} as "takerFeeRate",
         (select count(*)::int from traders t where t.fee_tier = f.tier) as traders
    from (
      select tier, null as symbol, maker_ppm, taker_ppm from fee_tiers
      union all
      select tier, symbol, maker_ppm, taker_ppm from market_fees where maker_ppm is not null
    ) f order by f.tier, f.symbol nulls first`;

const ENTRIES = `
  select p.kind, p.reference, a.owner_type, a.owner_id, a.wallet, a.asset, e.amount
    from ledger_postings p join ledger_entries e on e.posting_id = p.id join accounts a on a.id = e.account_id
   where p.id = $1::bigint and p.id > 0 order by a.id`;

// The database holds the names that a row may have; the types say the same.
const ownerOf = ({ owner_type, owner_id, wallet }: EntryRow) =>
  (owner_type === 'user' ? { type: 'user', userId: owner_id, wallet } : { type: 'system', name: owner_id }) as Entry['owner'];

/** What operators read, over either database. */
export function createOperatingQueries(database: Database): OperatingQueries {
  return {
    feeTiers: () => database.query<FeeTier>(FEE_TIERS),
    scaleOf: async (asset) => {
      const [row] = await database.query<{ scale: number }>('select scale::int as scale from assets where asset = $1', [asset]);
      return row?.scale;
    },
    accountTypeOf: async (userId) => {
      const [row] = await database.query<{ type: 0 | 1 | 2 }>('select account_type::int as type from users where id = $1::bigint', [
        databaseId(userId) ?? null,
      ]);
      return row?.type;
    },
    posting: async (postingId) => {
      const rows = await database.query<EntryRow>(ENTRIES, [databaseId(postingId) ?? null]);
      const [first] = rows;
      if (!first) return undefined;
      const entries = rows.map((row): Entry => ({ owner: ownerOf(row), asset: row.asset, amount: row.amount }));
      return { kind: first.kind, reference: first.reference, entries };
    },
    isReversed: async (postingId) =>
      (await database.query(`select 1 from ledger_postings where kind = 'operator.reverse' and reference = $1`, [postingId])).length > 0,
  };
}
