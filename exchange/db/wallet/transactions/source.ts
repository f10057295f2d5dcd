import type { TransactionStatus, TransactionType } from '@/contract/transactions';
import type { Wallet } from '@/domain/account/wallets';

/** Pieces of SQL that a source's select is made with. */
export interface SourceParts {
  /** The user's id, text. */
  user: string;
  /** True for the rows asked for: a condition on when a row was begun, ms, and on its id. */
  within(atMs: string, id: string): string;
  /** True for the coin asked for. */
  ofAsset(asset: string): string;
  /** Only where a source has several types, or several statuses: true for those asked for. */
  ofType(type: string): string;
  ofStatus(status: string): string;
  /** Only where a source has both wallets: true for the one asked for. */
  ofWallet(wallet: string): string;
  /** The order and the length of the page; the select ends with it. */
  newest(atMs: string, id: string): string;
}

/** What one area adds to the list of transactions. */
export interface TransactionSource {
  /** Small letters; in the ids of its transactions and in cursors, so it never changes. */
  name: string;
  types: readonly TransactionType[];
  statuses: readonly TransactionStatus[];
  wallets: readonly Wallet[];
  /**
   * A select of these columns under these names, types in brackets: `id` (bigint, unique in the source), `at_ms` (bigint), `type`,
   * `status`, `wallet` (text or null), `asset`, `amount` (units, below zero where the wallet lost it), `fee` (units), `fee_asset` (null:
   * the asset), `counter_asset`, `counter_amount` (null where there is none), `detail` (jsonb, as contract/transactions.ts has it for the
   * type).
   */
  select(parts: SourceParts): string;
}

// To add yours:
// 1. A file beside this one that exports a TransactionSource, and a line in sources.ts.
// 2. An index on your table that begins with the user and goes on with the two columns you give `within` and `newest`: (user_id, at_ms, id).
//    The time is that of the beginning and never changes; a row that changes its status keeps its place.
// 3. A row whose type is not always the same has a source per type where each has an index (userTransfers.ts has two), or names
//    `ofType` in its condition. The same for statuses and wallets.
// 4. What your rows are of in `detail` is checked against the contract by tests/exchange/transactions.test.ts: add a row of yours there.
