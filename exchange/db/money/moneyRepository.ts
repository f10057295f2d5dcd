import type { BatchRows } from '../../app/money/batch/rows';
import { type MoneyStore, UnsayableRowsError } from '../../app/money/moneyStore';
import type { Sql } from '../../app/ports/database';
import { rowArray } from '../rows/rowArray';
import { batchTables } from './batchTables';
import { moneyAccounts } from './moneyAccounts';
import { moneyConversions } from './moneyConversions';
import { moneyEarn } from './moneyEarn';
import { moneyExpress } from './moneyExpress';
import { moneyMarkets } from './moneyMarkets';
import { moneyOrders } from './moneyOrders';
import { moneyTransfers } from './moneyTransfers';
import { moneyUserTransfers } from './moneyUserTransfers';
import { moneyWithdrawals } from './moneyWithdrawals';

// As text first: neither driver knows the batch's row types.
const PARAMETERS = batchTables.map(({ type }, index) => `$${index + 2}::text::${type}[]`);
const COMMIT = `select apply_money_batch($1::bigint, ${PARAMETERS.join(', ')}, $${batchTables.length + 2}::json)`;

/** What the money writer reads and writes, over either database. */
export function createMoneyRepository(sql: Sql): MoneyStore {
  // By the rows they say.
  const written = new WeakMap<readonly object[], string>();
  const parametersOf = (rows: BatchRows): unknown[] => {
    try {
      const tables = batchTables.map(({ table, columns }) => written.get(rows[table]) ?? rowArray(rows[table], columns));
      return [rows.epoch, ...tables, JSON.stringify(rows.more)];
    } catch (error) {
      throw new UnsayableRowsError(error);
    }
  };
  return {
    ...moneyMarkets(sql),
    ...moneyAccounts(sql),
    ...moneyOrders(sql),
    ...moneyTransfers(sql),
    ...moneyUserTransfers(sql),
    ...moneyConversions(sql),
    ...moneyExpress(sql),
    ...moneyEarn(sql),
    ...moneyWithdrawals(sql),
    writeAhead: (rows) => {
      for (const { table, columns } of batchTables) written.set(rows[table], rowArray(rows[table], columns));
    },
    commit: async (rows) => {
      await sql.query(COMMIT, parametersOf(rows), 'apply_money_batch');
    },
  };
}
