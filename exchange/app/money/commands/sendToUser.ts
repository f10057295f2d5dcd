import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { applyPosting } from '../desk/applyPosting';
import type { Desk } from '../desk/desk';
import { refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import type { UserTransferRecord } from '../records/userTransferRecord';
import type { CommandKind } from './commandKind';

/** What was asked for; the amount fits the asset's scale and is above zero. */
export type UserTransferTerms = Omit<UserTransferRecord, 'transferId' | 'atMs'>;

export interface SendToUser {
  input: { terms: UserTransferTerms; limitCents: bigint };
  result: UserTransferRecord;
  /** What was made under this id before; and what the sender sent within the limit's hours, in cents. */
  found: { first: UserTransferRecord | undefined; sentCents: bigint };
}

export const LIMIT_WINDOW_MS = 24 * 60 * 60_000;

const nameOf = ({ senderId, clientTransferId }: UserTransferTerms) => `${senderId}|${clientTransferId}`;

const isSame = (first: UserTransferTerms, second: UserTransferTerms) =>
  first.receiverId === second.receiverId && first.asset === second.asset && first.amount === second.amount && first.note === second.note;

/** What was made in a batch that the database does not know of yet. */
const madeIn = new WeakMap<Batch, UserTransferRecord[]>();

/** Whoever cannot receive does not exist, whatever the reason: a sender must not learn how another account stands. */
function refuseUnlessReceives(desk: Desk, receiverId: string, now: number): void {
  try {
    refuseUnless(desk, receiverId, 'TRANSFER', now);
  } catch (error) {
    throw error instanceof AppError ? new AppError('receiverUnknown') : error;
  }
}

function write(desk: Desk, batch: Batch, record: UserTransferRecord): void {
  const { transferId, senderId, receiverId, asset, amount } = record;
  applyPosting(desk, batch, {
    kind: 'user.transfer',
    reference: transferId,
    entries: [
      { owner: { type: 'user', userId: senderId, wallet: 'MAIN' }, asset, amount: -amount },
      { owner: { type: 'user', userId: receiverId, wallet: 'MAIN' }, asset, amount },
    ],
  });
  batch.insert('user_transfers', {
    id: transferId,
    sender_id: senderId,
    receiver_id: receiverId,
    client_transfer_id: record.clientTransferId,
    asset,
    amount: String(amount),
    cents: String(record.cents),
    note: record.note,
    sender_name: record.senderName,
    receiver_name: record.receiverName,
    at_ms: record.atMs,
  });
}

/**
 * One posting takes from one main wallet and gives to the other. Throws balanceTooLow, sendingLimit, receiverUnknown, receiverSelf,
 * accountFrozen, or unavailable while money stands still. Whether sending is held or the account locked was asked in the transaction of
 * the proof, a moment ago: neither stands with the writer.
 */
function make(desk: Desk, batch: Batch, { terms, limitCents }: SendToUser['input'], sentCents: bigint): UserTransferRecord {
  refuseWhileHalted(desk);
  refuseUnless(desk, terms.senderId, 'TRANSFER', batch.atMs);
  if (terms.senderId === terms.receiverId) throw new AppError('receiverSelf');
  refuseUnlessReceives(desk, terms.receiverId, batch.atMs);
  const made = madeIn.get(batch) ?? [];
  const ofBatch = made.filter(({ senderId }) => senderId === terms.senderId).reduce((sum, { cents }) => sum + cents, 0n);
  if (sentCents + ofBatch + terms.cents > limitCents) throw new AppError('sendingLimit');
  const record = { ...terms, transferId: desk.ids.userTransfer.take(), atMs: batch.atMs };
  write(desk, batch, record);
  madeIn.set(batch, [...made, record]);
  return record;
}

/** Sends to another user, at once and for good; the same id again answers with the transfer it first made. */
export const sendToUser: CommandKind<SendToUser> = {
  needs: (_desk, { terms: { senderId, receiverId } }) => ({ users: [senderId, receiverId] }),
  lookUp: async ({ store, settled, nowMs }, inputs) => {
    await settled;
    const all = inputs.map(({ terms }) => terms);
    const records = new Map((await store.findUserTransfers(all)).map((record) => [nameOf(record), record]));
    const sent = await store.sentCents([...new Set(all.map(({ senderId }) => senderId))], nowMs - LIMIT_WINDOW_MS);
    return new Map(
      inputs.map((input) => [input, { first: records.get(nameOf(input.terms)), sentCents: sent.get(input.terms.senderId) ?? 0n }]),
    );
  },
  apply: ({ desk, batch }, input, found) => {
    const first = found?.first ?? madeIn.get(batch)?.find((made) => nameOf(made) === nameOf(input.terms));
    if (first && !isSame(first, input.terms)) throw new AppError('transferIdReused');
    const record = first ?? make(desk, batch, input, found?.sentCents ?? 0n);
    return () => record;
  },
};
