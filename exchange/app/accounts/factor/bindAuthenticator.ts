import type { CallParams } from '@/contract/calls';
import type { AuthenticatorBound, AuthenticatorKey } from '@/contract/secondFactor';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { maskedAddress } from '../../maskedAddress';
import { admitCall } from '../attempts/callGuards';
import { checkCode, ownTicket } from '../codes/checkCode';
import { issueOwnTicket } from '../codes/sendCode';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { Caller, User } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { reachedAt } from '../owner/reachedAt';
import { tellOwner } from '../owner/tellOwner';
import { voidUnderWay } from '../owner/voidUnderWay';
import { keyUri, newAuthenticatorKey, stepOf } from './authenticator';
import { checkFactor } from './checkFactor';
import { authenticatorGuards } from './factorGuards';
import { hasSecondFactor } from './methods';
import { newRecoveryCodes } from './recoveryCodes';
import { openKey, sealKey } from './sealedKey';

async function unboundUser(context: AccountsContext, actor: SessionActor): Promise<User> {
  const user = await ownUser(context, actor);
  if (user.authenticatorBoundAt !== null) throw new AppError('authenticatorBound');
  return user;
}

/**
 * A fresh key for an authenticator app, and a code on its way that binding will ask for: a stolen session alone binds nothing. The key
 * hangs on the ticket, so that each of two tabs binds the one it shows.
 * @throws AppError authenticatorBound, rateLimited
 */
export async function generateAuthenticator(context: AccountsContext, actor: SessionActor, caller: Caller): Promise<AuthenticatorKey> {
  await admitCall(context, caller, 'authenticator.generate');
  const user = await unboundUser(context, actor);
  const identity = reachedAt(user);
  const key = newAuthenticatorKey();
  const sent = await issueOwnTicket(context, caller, user, 'authenticator', { sealedKey: sealKey(context, user.id, key) });
  return { ...sent, key, uri: keyUri(key, context.brands.look(user.brand).name, maskedAddress(identity)) };
}

/**
 * Binds the authenticator of the ticket: needs its code by mail or SMS and one of the app, and where there are passkeys one of them. Every
 * other session ends, since none of them was asked for it, and logins under way start over. The recovery codes are told here and never
 * again.
 * @throws AppError codeInvalid, codeExpired, authenticatorInvalid, authenticatorBound, what a wrong passkey or recovery code is refused
 * with, rateLimited
 */
export async function bindAuthenticator(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  params: CallParams<'authenticatorBind'>,
): Promise<AuthenticatorBound> {
  const { store, clock, sessions, guard } = context;
  const { userId, sessionId } = actor;
  await admitCall(context, caller, 'authenticator.bind');
  const user = await unboundUser(context, actor);
  const isFor = ownTicket('authenticator', userId);
  const { ticketHash, sealedKey } = await checkCode(context, caller, params, isFor);
  if (sealedKey === null) throw new AppError('codeExpired');
  // Passkeys it has already.
  const factor = await checkFactor(context, caller, user, 'AUTHENTICATOR_ON', {
    recoveryCode: params.recoveryCode,
    passkey: params.passkey,
  });
  const lastStep = await guard.tryOut(
    authenticatorGuards(userId, caller),
    async () => stepOf(openKey(context, userId, sealedKey), params.authenticatorCode, clock.now()),
    (step) => step === undefined,
  );
  if (lastStep === undefined) throw new AppError('authenticatorInvalid');
  const { codes, hashes } = await newRecoveryCodes(context);
  const now = clock.now();
  const endedIds = await store.atomically(async (tables) => {
    const locked = await lockForChange(tables, actor, now);
    // A passkey that came meanwhile was not asked for.
    if (hasSecondFactor(locked) !== hasSecondFactor(user)) throw new AppError('codeExpired');
    await factor?.spend(tables);
    if (!(await tables.tickets.use(ticketHash, now))) throw new AppError('codeExpired');
    if (!(await tables.authenticators.bind(userId, { sealedKey, lastStep }, now))) throw new AppError('authenticatorBound');
    await tables.recoveryCodes.replace(userId, hashes);
    await voidUnderWay(tables, userId, now);
    await tables.activity.add({ userId, kind: 'AUTHENTICATOR_ON', result: 'PASSED', ...originOf(context, caller), at: now });
    await tellOwner(context, tables, caller, user, 'authenticatorOn');
    return tables.sessions.revokeAll(userId, now, sessionId);
  });
  sessions.announceEnded(userId, endedIds);
  return { recoveryCodes: codes, sessionsEnded: endedIds.length };
}
