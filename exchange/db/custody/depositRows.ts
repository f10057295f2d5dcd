import type { DepositReason, DepositStatus } from '@/domain/custody/deposits';
import type { DepositAddressRow, DepositRow } from '../../app/custody/deposits/depositStore';

export interface StoredDeposit {
  id: bigint | string;
  user_id: bigint | string | null;
  chain_id: string;
  asset: string;
  amount: bigint | string;
  tx_id: string;
  address: string;
  memo: string | null;
  from_address: string | null;
  height: number | null;
  status: DepositStatus;
  reason: DepositReason | null;
  at_ms: bigint | string;
  credited_ms: bigint | string | null;
  is_missing: boolean;
}

export const depositOf = (row: StoredDeposit): DepositRow => ({
  depositId: String(row.id),
  userId: row.user_id === null ? null : String(row.user_id),
  chainId: row.chain_id,
  asset: row.asset,
  amount: BigInt(row.amount),
  txId: row.tx_id,
  address: row.address,
  memo: row.memo,
  from: row.from_address,
  height: row.height,
  status: row.status,
  reason: row.reason,
  atMs: Number(row.at_ms),
  creditedMs: row.credited_ms === null ? null : Number(row.credited_ms),
  isMissing: row.is_missing,
});

export const addressRowOf = (row: {
  user_id: bigint | string;
  chain_id: string;
  index: number;
  address: string;
  memo: string | null;
}): DepositAddressRow => ({
  userId: String(row.user_id),
  chainId: row.chain_id,
  index: row.index,
  address: row.address,
  memo: row.memo,
});
