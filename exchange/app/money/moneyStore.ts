import type { NamedOrder } from './desk/clientOrderIds';
import type { IdKind } from './desk/idRange';
import type { Account, AccountKey } from './ledger/account';
import type { MarketRow } from './records/market';
import type { SpotOrderRecord } from './records/spotOrderRecord';

export interface MarketStateRow {
  symbol: string;
  /** Grows when the market changes hands; a batch of an earlier owner fails. */
  epoch: number;
  /** Book sequence of the last committed batch. */
  seq: number;
  lastPriceTicks: number;
}

export interface TraderRow {
  userId: string;
  accountType: 0 | 1 | 2;
  makerPpm: number;
  takerPpm: number;
}

/** Values in the order of their table's columns. */
export type BatchRow = readonly (string | number | bigint | boolean | null)[];

/** A batch as rows of the tables they go to. */
export interface BatchRows {
  markets: BatchRow[];
  orders: BatchRow[];
  /** Orders of earlier batches; columns that never change are null. */
  changes: BatchRow[];
  trades: BatchRow[];
  postings: BatchRow[];
  entries: BatchRow[];
  /** Of accounts: the id, and by how much available and held move. */
  balances: BatchRow[];
}

/** What the money writer needs from the database. Every method but `commit` may run while a batch waits. */
export interface MoneyStore {
  markets(): Promise<MarketRow[]>;
  assets(): Promise<{ asset: string; scale: number }[]>;
  /** Makes this process the owner: raises the markets' epochs. */
  takeOver(symbols: readonly string[]): Promise<MarketStateRow[]>;
  marketStates(symbols: readonly string[]): Promise<MarketStateRow[]>;
  /** Open orders of these markets, oldest first, which is their priority at one price. */
  openOrders(symbols: readonly string[]): Promise<SpotOrderRecord[]>;
  ordersByIds(orderIds: readonly string[]): Promise<SpotOrderRecord[]>;
  /** The newest order of a user under this name, open or not. */
  orderByName(userId: string, clientOrderId: string): Promise<SpotOrderRecord | undefined>;
  /** Fee rates of these traders; who is new gets the default tier. */
  ensureTraders(traders: readonly { userId: string; accountType: number }[]): Promise<TraderRow[]>;
  accountsOf(userIds: readonly string[]): Promise<Account[]>;
  /** These accounts; those that do not exist yet are opened empty. */
  ensureAccounts(keys: readonly AccountKey[]): Promise<Account[]>;
  /** Newest first, at most `limitPerUser` each, created after `sinceMs`. */
  recentNames(userIds: readonly string[], sinceMs: number, limitPerUser: number): Promise<NamedOrder[]>;
  findNames(names: readonly { userId: string; clientOrderId: string }[], sinceMs: number): Promise<NamedOrder[]>;
  /** Which of these were posted already. */
  findPostings(postings: readonly { kind: string; reference: string }[]): Promise<{ kind: string; reference: string }[]>;
  /** First id of a new range. */
  reserveIds(kind: IdKind, count: number): Promise<number>;
  /** Gives the unused end of a range back, unless somebody reserved after it. */
  returnIds(kind: IdKind, unused: { next: number; end: number }): Promise<void>;
  /** Writes a batch in one transaction and one round trip; all or nothing. */
  commit(rows: BatchRows): Promise<void>;
}
