import type { Transfer } from '@/contract/wallet';
import type { Wallet } from '@/domain/account/wallets';
import { fromUnits } from '@/domain/money/units';

/** A movement between two wallets of one user. */
export interface TransferRecord {
  /** Decimal digits. */
  transferId: string;
  userId: string;
  clientTransferId: string;
  asset: string;
  /** Ledger units, above zero. */
  amount: bigint;
  from: Wallet;
  to: Wallet;
  /** ms since 1970. */
  atMs: number;
}

/** The row the wire carries. */
export function toTransfer({ userId: _, amount, atMs, ...same }: TransferRecord, scale: number): Transfer {
  return { ...same, amount: fromUnits(amount, scale), at: atMs };
}
