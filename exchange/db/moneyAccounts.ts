import type { Account } from '../app/money/ledger/account';
import type { MoneyStore, TraderRow } from '../app/money/moneyStore';
import type { Sql } from '../app/ports/database';

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
});

const COLUMNS = 'a.id, a.owner_type, a.owner_id, a.wallet, a.asset, a.available, a.held';
const GIVEN_TRADERS = 'json_to_recordset($1::json) as g("userId" text, "accountType" smallint)';
const GIVEN_ACCOUNTS = 'json_to_recordset($1::json) as g("ownerType" text, "ownerId" text, wallet text, asset text)';

type AccountQueries = Pick<MoneyStore, 'ensureTraders' | 'accountsOf' | 'ensureAccounts'>;

/** Who trades, and their rows in the ledger. */
export const moneyAccounts = (sql: Sql): AccountQueries => ({
  ensureTraders: async (traders) => {
    const given = JSON.stringify(traders);
    await sql.query(
      `insert into traders (user_id, account_type) select "userId", "accountType" from ${GIVEN_TRADERS} on conflict do nothing`,
      [given],
    );
    return sql.query<TraderRow>(
      `select t.user_id as "userId", t.account_type as "accountType", f.maker_ppm as "makerPpm", f.taker_ppm as "takerPpm"
         from ${GIVEN_TRADERS} join traders t on t.user_id = g."userId" join fee_tiers f on f.tier = t.fee_tier`,
      [given],
    );
  },
  accountsOf: async (userIds) => {
    const rows = await sql.query<AccountRow>(
      `select ${COLUMNS} from accounts a where a.owner_type = 'user' and a.owner_id = any($1::text[])`,
      [userIds],
    );
    return rows.map(accountOf);
  },
  ensureAccounts: async (keys) => {
    const given = JSON.stringify(keys);
    await sql.query(
      `insert into accounts (owner_type, owner_id, wallet, asset)
       select "ownerType", "ownerId", wallet, asset from ${GIVEN_ACCOUNTS} on conflict do nothing`,
      [given],
    );
    const rows = await sql.query<AccountRow>(
      `select ${COLUMNS} from ${GIVEN_ACCOUNTS}
         join accounts a on a.owner_type = g."ownerType" and a.owner_id = g."ownerId" and a.wallet = g.wallet and a.asset = g.asset`,
      [given],
    );
    return rows.map(accountOf);
  },
});
