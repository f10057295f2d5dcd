import type { MoneyStore } from '../app/money/moneyStore';
import type { Sql } from '../app/ports/database';
import { moneyAccounts } from './moneyAccounts';
import { moneyMarkets } from './moneyMarkets';
import { moneyOrders } from './moneyOrders';

const COMMIT = 'select apply_money_batch($1::json, $2::json, $3::json, $4::json, $5::json, $6::json, $7::json)';

/** What the money writer reads and writes, over either database. */
export function createMoneyRepository(sql: Sql): MoneyStore {
  return {
    ...moneyMarkets(sql),
    ...moneyAccounts(sql),
    ...moneyOrders(sql),
    commit: async ({ markets, orders, changes, trades, postings, entries, balances }) => {
      const rows = [markets, orders, changes, trades, postings, entries, balances];
      await sql.query(
        COMMIT,
        rows.map((part) => JSON.stringify(part)),
      );
    },
  };
}
