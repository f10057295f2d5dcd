import type { MoneyStore } from '../app/money/moneyStore';
import type { Sql } from '../app/ports/database';
import { moneyAccounts } from './moneyAccounts';
import { moneyMarkets } from './moneyMarkets';
import { moneyOrders } from './moneyOrders';
import { rowArray } from './rowArray';

// As text first: neither driver knows the tables' row types.
const COMMIT = `select apply_money_batch($1::text::market_state[], $2::text::spot_orders[], $3::text::spot_orders[],
  $4::text::spot_trades[], $5::text::ledger_postings[], $6::text::ledger_entries[], $7::text::accounts[])`;

/** What the money writer reads and writes, over either database. */
export function createMoneyRepository(sql: Sql): MoneyStore {
  return {
    ...moneyMarkets(sql),
    ...moneyAccounts(sql),
    ...moneyOrders(sql),
    commit: async ({ markets, orders, changes, trades, postings, entries, balances }) => {
      const tables = [markets, orders, changes, trades, postings, entries, balances];
      await sql.query(COMMIT, tables.map(rowArray), 'apply_money_batch');
    },
  };
}
