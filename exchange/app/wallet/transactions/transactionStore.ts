import type { Transaction, TransactionStatus, TransactionType } from '@/contract/transactions';
import type { Wallet } from '@/domain/account/wallets';

/** Where a transaction stands: by time, among those of one moment by its source, and by its id among those of a source. */
export interface TransactionPlace {
  atMs: number;
  source: string;
  /** Decimal digits. */
  id: string;
}

/** In ledger units of the assets. */
export interface TransactionRecord extends TransactionPlace {
  type: TransactionType;
  status: TransactionStatus;
  wallet: Wallet | null;
  asset: string;
  /** Below zero where the wallet lost it. */
  amount: bigint;
  fee: bigint;
  /** Null: the asset itself. */
  feeAsset: string | null;
  counterAsset: string | null;
  counterAmount: bigint | null;
  detail: Transaction['detail'];
}

/** Times are ms, inclusive from, exclusive to. */
export interface TransactionFilter {
  asset: string | undefined;
  /** Undefined: both, and what is of none. */
  wallet: Wallet | undefined;
  types: readonly TransactionType[];
  statuses: readonly TransactionStatus[];
  fromTime: number | undefined;
  toTime: number | undefined;
  before: TransactionPlace | undefined;
  limit: number;
}

export interface TransactionQueries {
  /** Newest first, at most `limit`, of one user. */
  transactions(userId: string, filter: TransactionFilter): Promise<TransactionRecord[]>;
}
