import { LIMIT_WINDOW_MS } from '@/domain/withdrawal/limits';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { applyPosting } from '../desk/applyPosting';
import type { Desk } from '../desk/desk';
import { type HeldCoins, refuseHeldCoins } from '../desk/heldCoins';
import { countLeaving, leavingCents } from '../desk/leavingCents';
import { refuseBesidesSaved, refuseUnless, refuseWhileHalted, type Sender } from '../desk/moneyGate';
import type { UserTransferRecord } from '../records/userTransferRecord';
import type { CommandKind } from './commandKind';

/** What was asked for; the amount fits the asset's scale and is above zero. */
export type UserTransferTerms = Omit<UserTransferRecord, 'transferId' | 'atMs'>;

/** What was made under this id before; how the sender stands; what left the account within the limit's hours, in cents; coins that have to stay. */
interface Found {
  first: UserTransferRecord | undefined;
  sender: Sender | undefined;
  sentCents: bigint;
  held: readonly HeldCoins[];
}

export interface SendToUser {
  input: { terms: UserTransferTerms; limitCents: bigint };
  result: UserTransferRecord;
  found: Found;
}

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
 * One posting takes from one main wallet and gives to the other. Throws balanceTooLow, sendingLimit, expressCoinsHeld, receiverUnknown,
 * receiverSelf, addressNotSaved, what stands against sending by now, however long ago it was proven, or unavailable while money stands still.
 */
function make(
  desk: Desk,
  batch: Batch,
  { terms, limitCents }: SendToUser['input'],
  { sender, sentCents, held }: Found,
): UserTransferRecord {
  refuseWhileHalted(desk);
  refuseBesidesSaved(desk, terms.senderId, sender, batch.atMs);
  if (terms.senderId === terms.receiverId) throw new AppError('receiverSelf');
  refuseUnlessReceives(desk, terms.receiverId, batch.atMs);
  const { senderId, asset, amount, cents } = terms;
  if (sentCents + leavingCents(batch, senderId) + cents > limitCents) throw new AppError('sendingLimit');
  refuseHeldCoins({ desk, batch }, { userId: senderId, asset, amount }, held);
  const record = { ...terms, transferId: desk.ids.userTransfer.take(), atMs: batch.atMs };
  write(desk, batch, record);
  countLeaving(batch, senderId, cents);
  madeIn.set(batch, [...(madeIn.get(batch) ?? []), record]);
  return record;
}

/** Sends to another user, at once and for good; the same id again answers with the transfer it first made. */
export const sendToUser: CommandKind<SendToUser> = {
  needs: (_desk, { terms: { senderId, receiverId } }) => ({ users: [senderId, receiverId] }),
  lookUp: async ({ store, settled, nowMs }, inputs) => {
    await settled;
    const all = inputs.map(({ terms }) => terms);
    const records = new Map((await store.findUserTransfers(all)).map((record) => [nameOf(record), record]));
    const senders = [...new Set(all.map(({ senderId }) => senderId))];
    const found = new Map((await store.sendersOf(senders, nowMs - LIMIT_WINDOW_MS, nowMs)).map((sender) => [sender.userId, sender]));
    const held = await store.expressHeld(senders, nowMs);
    return new Map(
      inputs.map((input) => {
        const sender = found.get(input.terms.senderId);
        return [input, { first: records.get(nameOf(input.terms)), sender, sentCents: sender?.usedCents ?? 0n, held }];
      }),
    );
  },
  apply: ({ desk, batch }, input, found) => {
    const first = found?.first ?? madeIn.get(batch)?.find((made) => nameOf(made) === nameOf(input.terms));
    if (first && !isSame(first, input.terms)) throw new AppError('transferIdReused');
    const record = first ?? make(desk, batch, input, found ?? { first: undefined, sender: undefined, sentCents: 0n, held: [] });
    return () => record;
  },
};
