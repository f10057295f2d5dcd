import type { CodeSent } from '@/contract/auth';
import type { CallData, CallParams } from '@/contract/calls';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { admitCall } from '../attempts/callGuards';
import { checkCode, ownTicket } from '../codes/checkCode';
import { issueOwnTicket } from '../codes/sendCode';
import type { AccountsContext } from '../context';
import { checkFactor } from '../factor/checkFactor';
import type { Caller, User } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { sendingHeldFrom } from '../owner/sendingHeldFrom';
import { requireCurrentPassword } from '../passwords/currentPassword';
import { hoursToWait } from '../passwords/youngPassword';
import { allowUnfreezing } from './allowUnfreezing';
import { finishUnfreeze } from './finishUnfreeze';

async function frozenUser(context: AccountsContext, actor: SessionActor): Promise<User> {
  const user = await ownUser(context, actor);
  if (user.selfFrozenAt === null) throw new AppError('accountNotFrozen');
  return user;
}

/** Sends the code that ending the own freeze asks for. @throws AppError accountNotFrozen, rateLimited */
export async function startUnfreezing(context: AccountsContext, actor: SessionActor, caller: Caller): Promise<CodeSent> {
  await admitCall(context, caller, 'account.unfreeze');
  const user = await frozenUser(context, actor);
  return issueOwnTicket(context, caller, user, 'unfreeze');
}

/**
 * Who has got hold of the mailbox alone can reset the password and would have all an account without a second factor asks for: a password
 * that is younger than the freeze ends it a day later, when the owner has read the mail about it.
 */
function refuseYounger({ passwordChangedAt, selfFrozenAt }: User, now: number): void {
  if (passwordChangedAt === null || selfFrozenAt === null || passwordChangedAt <= selfFrozenAt) return;
  const hours = hoursToWait(passwordChangedAt, now);
  if (hours !== undefined) throw new AppError('unfreezeTooSoon', hours);
}

/**
 * Ends the owner's own freeze: takes the code, the password and the second factor where there is one, everything an account is proven by.
 * Sending stays held for 24 h, so that whoever has got hold of all three cannot empty it at once; the owner is told. An operator's freeze
 * stays.
 * @throws AppError accountNotFrozen, codeInvalid, codeExpired, credentialsInvalid, secondFactorRequired, authenticatorInvalid,
 * recoveryCodeInvalid, unfreezeTooSoon, tokenInvalid, rateLimited; what the account's standing says by the time it is written
 */
export async function unfreezeAccount(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  { ticket, code, currentPassword, ...proof }: CallParams<'accountUnfreezeConfirm'>,
): Promise<CallData<'accountUnfreezeConfirm'>> {
  const { store, clock, money, sessions } = context;
  const { userId, sessionId } = actor;
  await admitCall(context, caller, 'account.unfreeze.confirm');
  const user = await frozenUser(context, actor);
  await requireCurrentPassword(context, actor, caller, user, currentPassword, 'ACCOUNT_UNFREEZE');
  const isOwn = ownTicket('unfreeze', userId);
  const { ticketHash } = await checkCode(context, caller, { ticket, code }, isOwn);
  const factor = await checkFactor(context, caller, user, 'ACCOUNT_UNFREEZE', proof);
  const now = clock.now();
  if (!factor) refuseYounger(user, now);
  const sendingHeldUntil = sendingHeldFrom(now);
  const endedIds = await store.atomically(async (tables) => {
    const locked = await lockForChange(tables, actor, now, 'UNFREEZE');
    if (!(await tables.tickets.use(ticketHash, now))) throw new AppError('codeExpired');
    await factor?.spend(tables);
    return allowUnfreezing(context, tables, locked, sendingHeldUntil, { caller, keptSessionId: sessionId });
  });
  sessions.announceEnded(userId, endedIds);
  // Money behind it: should it fail, the account stays safe, nobody was told otherwise, and the owner asks for another code. Should the
  // process die behind it, the next look tells the owner (`finishUnfreezes`).
  await money.setSelfFrozen(actor, false, false);
  await finishUnfreeze(context, userId, caller);
  return { sendingHeldUntil };
}
