import type { UserTransfer } from '@/contract/userTransfers';
import { fromUnits } from '@/domain/money/units';

/** From one user's main wallet to another's. */
export interface UserTransferRecord {
  /** Decimal digits. */
  transferId: string;
  senderId: string;
  receiverId: string;
  clientTransferId: string;
  asset: string;
  /** Ledger units, above zero. */
  amount: bigint;
  /** What it was worth, in hundredths of a USD, rounded up: what the sender's limit counts. */
  cents: bigint;
  note: string | null;
  /** Masked, as the other of both sees them. */
  senderName: string;
  receiverName: string;
  /** ms since 1970. */
  atMs: number;
}

/** What its sender is answered. */
export const toUserTransfer = (
  { transferId, clientTransferId, asset, amount, receiverName, atMs }: UserTransferRecord,
  scale: number,
): UserTransfer => ({ transferId, clientTransferId, asset, amount: fromUnits(amount, scale), name: receiverName, at: atMs });
