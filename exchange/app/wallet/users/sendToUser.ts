import type { CallData, CallParams } from '@/contract/calls';
import type { Caller } from '../../accounts/model';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { toUserTransfer, type UserTransferRecord } from '../../money/records/userTransferRecord';
import { readAmount } from '../transferFunds';
import type { UserTransferContext } from './context';
import { centsOf, limitCentsOf, sendLimit } from './sendLimit';

const RECENT = 6;

/** What may be sent, and who got something last. */
export async function userTransferState(context: UserTransferContext, actor: SessionActor): Promise<CallData<'userTransferState'>> {
  return { ...(await sendLimit(context, actor)), recent: await context.transfers.recent(actor.userId, RECENT) };
}

/** Who would receive, masked. @throws AppError as `findReceiver` */
export async function receiverFind(
  { payments, transfers }: UserTransferContext,
  actor: SessionActor,
  caller: Caller,
  asked: CallParams<'receiverFind'>,
): Promise<CallData<'receiverFind'>> {
  const { userId, name } = await payments.findReceiver(actor, caller, asked);
  return { name, sent: await transfers.countTo(actor.userId, userId) };
}

const noteOf = (text: string | undefined): string | null => text?.normalize('NFC').replace(/\s+/g, ' ').trim() || null;

const ifUnknown = (error: unknown): undefined => {
  if (error instanceof AppError && error.codeName === 'receiverUnknown') return undefined;
  throw error;
};

function refuseOther(first: UserTransferRecord, asset: string, amount: bigint, note: string | null): void {
  if (first.asset !== asset || first.amount !== amount || first.note !== note) throw new AppError('transferIdReused');
}

/**
 * Sends from the own main wallet to another user's, at once and for good. A call whose answer was lost is asked again under the same name
 * and answers with what it made: its code is used up by then.
 * @throws AppError as `findReceiver` and `provePayment`; assetUnknown, amountStep, amountTooLarge, balanceTooLow, sendingLimit,
 * addressNotSaved, * transferIdReused, unavailable
 */
export async function sendToUser(
  context: UserTransferContext,
  actor: SessionActor,
  caller: Caller,
  params: CallParams<'sendToUser'>,
): Promise<CallData<'sendToUser'>> {
  const { writer, scales, payments, transfers } = context;
  const { email, phone, dialingCode, uid, asset, amount: text, note: noteText, clientTransferId, ...proof } = params;
  const scale = scales.get(asset);
  if (scale === undefined) throw new AppError('assetUnknown', asset);
  const amount = readAmount(asset, scale, text);
  const note = noteOf(noteText);
  const first = await transfers.find(actor.userId, clientTransferId);
  const given = { ...(email && { email }), ...(phone && { phone }), ...(dialingCode && { dialingCode }), ...(uid && { uid }) };
  if (first) {
    refuseOther(first, asset, amount, note);
    // Whoever cannot be found any more was so when it was made.
    const now = await payments.findReceiver(actor, caller, given).catch(ifUnknown);
    if (now && now.userId !== first.receiverId) throw new AppError('transferIdReused');
    return toUserTransfer(first, scale);
  }
  await context.refuseBesidesSaved(actor.userId);
  const receiver = await payments.findReceiver(actor, caller, given);
  const cents = centsOf(context, asset, text);
  const limitCents = await limitCentsOf(context, actor);
  await payments.prove(actor, caller, proof);
  const terms = {
    senderId: actor.userId,
    receiverId: receiver.userId,
    clientTransferId,
    asset,
    amount,
    cents,
    note,
    senderName: await payments.nameForOthers(actor.userId),
    receiverName: receiver.name,
  };
  return toUserTransfer(await writer.run('sendToUser', { terms, limitCents }), scale);
}
