import type { CallData, CallParams } from '@/contract/calls';
import type { Caller } from '../../accounts/model';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { readAmount } from '../../money/ledger/readAmount';
import { toUserTransfer, type UserTransferRecord } from '../../money/records/userTransferRecord';
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

/** What a passkey signs of a transfer: who receives, which coin, how much; not how a user wrote them. */
const signedTerms = (receiverId: string, asset: string, amount: bigint): string => JSON.stringify([receiverId, asset, String(amount)]);

function readTerms({ scales }: UserTransferContext, asset: string, text: string): { scale: number; amount: bigint } {
  const scale = scales.get(asset);
  if (scale === undefined) throw new AppError('assetUnknown', asset);
  return { scale, amount: readAmount(asset, scale, text) };
}

/** Whoever was shown is who receives. */
function refuseOtherThanShown({ name }: { name: string }, shown: string | undefined): void {
  if (shown !== undefined && shown !== name) throw new AppError('receiverOther');
}

/**
 * A challenge for one of the own passkeys, whose answer proves this transfer and no other.
 * @throws AppError as `findReceiver`; receiverOther, assetUnknown, amountStep, amountTooLarge, passkeyElsewhere
 */
export async function sendToUserChallenge(
  context: UserTransferContext,
  actor: SessionActor,
  caller: Caller,
  { asset, amount: text, receiverName, ...asked }: CallParams<'sendToUserChallenge'>,
): Promise<CallData<'sendToUserChallenge'>> {
  const { amount } = readTerms(context, asset, text);
  const receiver = await context.payments.findReceiver(actor, caller, asked);
  refuseOtherThanShown(receiver, receiverName);
  return context.payments.challenge(actor, caller, signedTerms(receiver.userId, asset, amount));
}

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
 * @throws AppError as `findReceiver` and `provePayment`; receiverOther, assetUnknown, amountStep, amountTooLarge, balanceTooLow, sendingLimit,
 * addressNotSaved, transferIdReused, unavailable
 */
export const sendToUser = (
  context: UserTransferContext,
  actor: SessionActor,
  caller: Caller,
  params: CallParams<'sendToUser'>,
): Promise<CallData<'sendToUser'>> =>
  // The same name again while the first call is under way would be asked for its code, used up by then.
  context.inTurn(`${actor.userId} ${params.clientTransferId}`, () => sendOnce(context, actor, caller, params));

async function sendOnce(
  context: UserTransferContext,
  actor: SessionActor,
  caller: Caller,
  params: CallParams<'sendToUser'>,
): Promise<CallData<'sendToUser'>> {
  const { writer, payments, transfers } = context;
  const { email, phone, dialingCode, uid, receiverName, asset, amount: text, note: noteText, clientTransferId, ...proof } = params;
  const { scale, amount } = readTerms(context, asset, text);
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
  refuseOtherThanShown(receiver, receiverName);
  const cents = centsOf(context, asset, text);
  const limitCents = await limitCentsOf(context, actor);
  await payments.prove(actor, caller, proof, signedTerms(receiver.userId, asset, amount));
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
