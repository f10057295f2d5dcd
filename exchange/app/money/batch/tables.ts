import type { MarketState } from '../records/market';

/** A value of a column; amounts and ids travel as decimal text. */
type Value = string | number | boolean | null;

/**
 * Tables a batch may write to besides those of the ledger and of orders, with their columns. A new one needs its name here, and a row
 * in the database's `money_tables` (a migration) that says which columns name a row.
 */
export interface MoneyTables {
  transfers: {
    id: string;
    user_id: string;
    client_transfer_id: string;
    asset: string;
    amount: string;
    from_wallet: string;
    to_wallet: string;
    at_ms: number;
  };
  market_state: { symbol: string; state: MarketState; state_reason: string | null };
}

export type MoneyTable = keyof MoneyTables;

/** Every column of every table is such a value; a table that says otherwise does not compile. */
type Checked<Tables extends { [Table in keyof Tables]: { [Column in keyof Tables[Table]]: Value } }> = keyof Tables;

/** Rows of one table that are written by one statement: all have the same columns. */
export interface TableRows {
  table: Checked<MoneyTables>;
  write: 'insert' | 'update';
  rows: object[];
}
