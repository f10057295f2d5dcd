import type { Transfer as TransferRow } from '@/contract/wallet';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { applyPosting } from '../desk/applyPosting';
import type { Desk } from '../desk/desk';
import { refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import { type TransferRecord, toTransfer } from '../records/transferRecord';
import type { CommandKind } from './commandKind';

/** What was asked for; the amount fits the asset's scale and is above zero. */
export type TransferTerms = Omit<TransferRecord, 'transferId' | 'atMs'>;

export interface Transfer {
  input: TransferTerms;
  result: TransferRow;
  /** The transfer that was made under this id before. */
  found: TransferRecord;
}

const nameOf = ({ userId, clientTransferId }: TransferTerms) => `${userId}|${clientTransferId}`;

const isSame = (first: TransferTerms, second: TransferTerms) =>
  first.asset === second.asset && first.amount === second.amount && first.from === second.from && first.to === second.to;

/**
 * Moves the amount and writes the transfer down, both in this batch. Throws balanceTooLow, amountTooLarge, accountFrozen, or unavailable
 * while money stands still.
 */
function make(desk: Desk, batch: Batch, terms: TransferTerms): TransferRecord {
  refuseWhileHalted(desk);
  refuseUnless(desk, terms.userId, 'TRANSFER', batch.atMs);
  const { userId, asset, amount, from, to } = terms;
  const record: TransferRecord = { ...terms, transferId: desk.ids.transfer.take(), atMs: batch.atMs };
  applyPosting(desk, batch, {
    kind: 'wallet.transfer',
    reference: record.transferId,
    entries: [
      { owner: { type: 'user', userId, wallet: from }, asset, amount: -amount },
      { owner: { type: 'user', userId, wallet: to }, asset, amount },
    ],
  });
  batch.insert('transfers', {
    id: record.transferId,
    user_id: userId,
    client_transfer_id: record.clientTransferId,
    asset,
    amount: String(amount),
    from_wallet: from,
    to_wallet: to,
    at_ms: record.atMs,
  });
  batch.transfers.push(record);
  return record;
}

/** Moves money between two wallets of a user; the same id again answers with the transfer it first made. */
export const transfer: CommandKind<Transfer> = {
  needs: (_desk, { userId }) => ({ users: [userId] }),
  lookUp: async ({ store, settled }, inputs) => {
    await settled;
    const records = new Map((await store.findTransfers(inputs)).map((record) => [nameOf(record), record]));
    const found = new Map<TransferTerms, TransferRecord>();
    for (const input of inputs) {
      const record = records.get(nameOf(input));
      if (record) found.set(input, record);
    }
    return found;
  },
  apply: ({ desk, batch }, terms, found) => {
    const first = found ?? batch.transfers.find((made) => nameOf(made) === nameOf(terms));
    if (first && !isSame(first, terms)) throw new AppError('transferIdReused');
    const row = toTransfer(first ?? make(desk, batch, terms), desk.scales.get(terms.asset) ?? 0);
    return () => row;
  },
};
