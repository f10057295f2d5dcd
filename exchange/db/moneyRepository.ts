import type { MoneyStore } from '../app/money/moneyStore';
import type { Sql } from '../app/ports/database';
import { batchTables } from './batchTables';
import { moneyAccounts } from './moneyAccounts';
import { moneyMarkets } from './moneyMarkets';
import { moneyOrders } from './moneyOrders';
import { moneyTransfers } from './moneyTransfers';
import { rowArray } from './rowArray';

// As text first: neither driver knows the batch's row types.
const PARAMETERS = batchTables.map(({ type }, index) => `$${index + 2}::text::${type}[]`);
const COMMIT = `select apply_money_batch($1::bigint, ${PARAMETERS.join(', ')}, $${batchTables.length + 2}::json)`;

/** What the money writer reads and writes, over either database. */
export function createMoneyRepository(sql: Sql): MoneyStore {
  // By the rows they say. Whoever prepared rows does not change them.
  const prepared = new WeakMap<readonly object[], string>();
  return {
    ...moneyMarkets(sql),
    ...moneyAccounts(sql),
    ...moneyOrders(sql),
    ...moneyTransfers(sql),
    prepare: (rows) => {
      for (const { table, columns } of batchTables) prepared.set(rows[table], rowArray(rows[table], columns));
    },
    commit: async (rows) => {
      const tables = batchTables.map(({ table, columns }) => prepared.get(rows[table]) ?? rowArray(rows[table], columns));
      await sql.query(COMMIT, [rows.epoch, ...tables, JSON.stringify(rows.more)], 'apply_money_batch');
    },
  };
}
