import type { TraderStanding } from '../../app/money/desk/trader';
import type { Account } from '../../app/money/ledger/account';
import type { MoneyStore, TraderRow } from '../../app/money/moneyStore';
import type { Sql } from '../../app/ports/database';

interface AccountRow {
  id: bigint;
  owner_type: Account['ownerType'];
  owner_id: string;
  wallet: Account['wallet'];
  asset: string;
  available: bigint;
  held: bigint;
}

const accountOf = ({ id, owner_type, owner_id, wallet, asset, available, held }: AccountRow): Account => ({
  id: String(id),
  ownerType: owner_type,
  ownerId: owner_id,
  wallet,
  asset,
  available,
  held,
  isStored: true,
});

const COLUMNS = 'a.id, a.owner_type, a.owner_id, a.wallet, a.asset, a.available, a.held';

const TRADERS = `
select t.user_id as "userId", t.fee_tier::integer as "feeTier", t.frozen_ms::float8 as "frozenMs",
       t.self_frozen_ms::float8 as "selfFrozenMs", t.closed_ms::float8 as "closedMs"
  from traders t where t.user_id = any($1::text[])`;

type AccountQueries = Pick<MoneyStore, 'tradersOf' | 'accountsOf' | 'systemAccounts' | 'findPostings'>;

/** Who trades, their rows in the ledger, and what was posted before. */
export const moneyAccounts = (sql: Sql): AccountQueries => ({
  tradersOf: async (userIds) => {
    const rows = await sql.query<TraderStanding & { userId: string; feeTier: number }>(TRADERS, [userIds]);
    return rows.map(({ userId, feeTier, ...stands }): TraderRow => ({ userId, feeTier, stands }));
  },
  accountsOf: async (userIds) => {
    const rows = await sql.query<AccountRow>(
      `select ${COLUMNS} from accounts a where a.owner_type = 'user' and a.owner_id = any($1::text[])`,
      [userIds],
    );
    return rows.map(accountOf);
  },
  systemAccounts: async () =>
    (await sql.query<AccountRow>(`select ${COLUMNS} from accounts a where a.owner_type = 'system'`)).map(accountOf),
  findPostings: (postings) =>
    sql.query<{ kind: string; reference: string }>(
      `select p.kind, p.reference
         from json_to_recordset($1::json) as g(kind text, reference text),
              lateral (select * from ledger_postings l where l.kind = g.kind and l.reference = g.reference limit 1) p`,
      [JSON.stringify(postings.map(({ kind, reference }) => ({ kind, reference })))],
    ),
});
