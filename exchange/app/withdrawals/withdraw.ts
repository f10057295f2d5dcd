import type { CallData, CallParams } from '@/contract/calls';
import type { Withdrawal } from '@/contract/withdrawals';
import { fromUnits } from '@/domain/money/units';
import type { Caller } from '../accounts/model';
import type { SessionActor } from '../actor';
import { AppError } from '../appError';
import { deviceName } from '../mail/deviceName';
import type { WithdrawalRecord } from '../money/records/withdrawalRecord';
import type { WithdrawalContext } from './context';
import { readDraft } from './readDraft';
import { toWithdrawal } from './toWithdrawal';

/** Sends the code that confirms exactly this withdrawal. @throws AppError as `readDraft`, rateLimited */
export async function startWithdrawal(
  context: WithdrawalContext,
  actor: SessionActor,
  caller: Caller,
  wanted: CallParams<'withdrawVerify'>,
): Promise<CallData<'withdrawVerify'>> {
  const { recipientGets, holdMs, isFirst, about } = await readDraft(context, actor, wanted);
  const sent = await context.accounts.sending.sendCode(actor, caller, about);
  return { ...sent, recipientGets, holdSeconds: Math.ceil(holdMs / 1_000), isFirst };
}

/**
 * A challenge for one of the own passkeys, whose answer proves this withdrawal and no other. @throws AppError as `readDraft`;
 * passkeyElsewhere, rateLimited
 */
export async function withdrawChallenge(
  context: WithdrawalContext,
  actor: SessionActor,
  caller: Caller,
  wanted: CallParams<'withdrawChallenge'>,
): Promise<CallData<'withdrawChallenge'>> {
  return context.accounts.sending.challenge(actor, caller, async () => (await readDraft(context, actor, wanted)).signed);
}

/** Whether what was made under a name is what is asked for now: the address as its network writes it, so its case may differ. */
function refuseOther({ scales }: WithdrawalContext, made: WithdrawalRecord, wanted: CallParams<'withdraw'>): void {
  const amount = fromUnits(made.amount, scales.get(made.asset) ?? 0);
  const isSame =
    made.asset === wanted.symbol &&
    made.chainId === wanted.chainId &&
    made.address.toLowerCase() === wanted.address.trim().toLowerCase() &&
    (made.memo ?? '') === (wanted.memo?.trim() ?? '') &&
    amount === wanted.amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
  if (!isSame) throw new AppError('withdrawalIdReused');
}

/**
 * Withdraws: takes the code and the second factor, then sets the money aside. A call whose answer was lost is asked again under the same
 * name and answers with what it made; its code is used up by then. One that is asked again while the first is under way waits for it, so
 * that it is not told its code is wrong. @throws AppError as `readDraft` and `Sending.prove`; balanceTooLow,
 * withdrawalIdReused, unavailable
 */
export const withdraw = (
  context: WithdrawalContext,
  actor: SessionActor,
  caller: Caller,
  params: CallParams<'withdraw'>,
): Promise<Withdrawal> =>
  context.inTurn(`${actor.userId} ${params.clientWithdrawalId}`, () => withdrawOnce(context, actor, caller, params));

async function withdrawOnce(
  context: WithdrawalContext,
  actor: SessionActor,
  caller: Caller,
  params: CallParams<'withdraw'>,
): Promise<Withdrawal> {
  const { clientWithdrawalId, ticket, code, authenticatorCode, recoveryCode, passkey, ...wanted } = params;
  const made = await context.queries.byClientId(actor.userId, clientWithdrawalId);
  if (made) {
    refuseOther(context, made, params);
    return toWithdrawal(context, made);
  }
  const { terms, asked, holdMs, reason, limitUsd, about, signed } = await readDraft(context, actor, wanted);
  const factor = { ...(authenticatorCode && { authenticatorCode }), ...(recoveryCode && { recoveryCode }), ...(passkey && { passkey }) };
  await context.accounts.sending.prove(actor, caller, { ticket, code, ...factor }, { about, terms: signed });
  const { country } = context.accounts.originOf(caller);
  const record = await context.writer.run('askWithdrawal', {
    terms: { ...terms, clientWithdrawalId },
    asked: { ...asked, device: deviceName(caller.userAgent), country },
    holdMs,
    reason,
    limitUsd,
  });
  return toWithdrawal(context, record);
}

async function own({ queries }: WithdrawalContext, userId: string, withdrawalId: string): Promise<WithdrawalRecord> {
  const record = await queries.find(userId, withdrawalId);
  if (!record) throw new AppError('withdrawalNotFound');
  return record;
}

export const readWithdrawal = async (
  context: WithdrawalContext,
  { userId }: SessionActor,
  { withdrawalId }: CallParams<'withdrawal'>,
): Promise<Withdrawal> => toWithdrawal(context, await own(context, userId, withdrawalId));

/** Stops one that has not left, at once; all of it is available again. @throws AppError withdrawalNotFound, withdrawalMoved: too late */
export async function cancelWithdrawal(
  context: WithdrawalContext,
  { userId }: SessionActor,
  { withdrawalId }: CallParams<'withdrawCancel'>,
): Promise<Withdrawal> {
  await own(context, userId, withdrawalId);
  return toWithdrawal(context, await context.writer.run('returnWithdrawal', { withdrawalId, userId, to: 'CANCELLED', reason: null }));
}
