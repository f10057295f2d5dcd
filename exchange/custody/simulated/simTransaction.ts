/** A transaction as a simulated network keeps it. Amounts are ledger units. */
export interface SimTransaction {
  txId: string;
  /** The exchange's address of that number; null: somebody outside sends. */
  fromIndex: number | null;
  fromAddress: string;
  /** Of the same number and sequence the network takes one, ever. */
  sequence: number | null;
  feePercent: number;
  to: string;
  memo: string | null;
  asset: string;
  amount: bigint;
  fee: bigint;
  /** Null while it waits. */
  height: number | null;
  /** It cost its fee and moved nothing. */
  failed: boolean;
  isStuck: boolean;
  willFail: boolean;
}

export interface SimBlock {
  height: number;
  hash: string;
  parentHash: string;
  atMs: number;
}
