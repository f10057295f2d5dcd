import { LIMIT_WINDOW_MS } from '@/domain/withdrawal/limits';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { applyPosting } from '../desk/applyPosting';
import type { Desk } from '../desk/desk';
import { type HeldCoins, refuseHeldCoins } from '../desk/heldCoins';
import { countLeaving, leavingCents } from '../desk/leavingCents';
import { refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import type { UserTransferRecord } from '../records/userTransferRecord';
import type { CommandKind } from './commandKind';

/** What was asked for; the amount fits the asset's scale and is above zero. */
export type UserTransferTerms = Omit<UserTransferRecord, 'transferId' | 'atMs'>;

/** What was made under this id before; what left the sender's account within the limit's hours, in cents; coins that have to stay. */
interface Found {
  first: UserTransferRecord | undefined;
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
 * One posting takes from one main wallet and gives to the other. Throws balanceTooLow, sendingLimit, expressCoinsHeld, receiverUnknown, receiverSelf,
 * accountFrozen, or unavailable while money stands still. Whether sending is held or the account locked was asked in the transaction of
 * the proof, a moment ago: neither stands with the writer.
 */
function make(desk: Desk, batch: Batch, { terms, limitCents }: SendToUser['input'], { sentCents, held }: Found): UserTransferRecord {
  refuseWhileHalted(desk);
  refuseUnless(desk, terms.senderId, 'TRANSFER', batch.atMs);
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
    const sent = await store.sentCents(senders, nowMs - LIMIT_WINDOW_MS);
    const held = await store.expressHeld(senders, nowMs);
    return new Map(
      inputs.map((input) => [input, { first: records.get(nameOf(input.terms)), sentCents: sent.get(input.terms.senderId) ?? 0n, held }]),
    );
  },
  apply: ({ desk, batch }, input, found) => {
    const first = found?.first ?? madeIn.get(batch)?.find((made) => nameOf(made) === nameOf(input.terms));
    if (first && !isSame(first, input.terms)) throw new AppError('transferIdReused');
    const record = first ?? make(desk, batch, input, found ?? { first: undefined, sentCents: 0n, held: [] });
    return () => record;
  },
};
