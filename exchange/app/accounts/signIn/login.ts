import type { CodeSent, SignedIn } from '@/contract/auth';
import type { CallParams } from '@/contract/calls';
import type { FactorAsked } from '@/contract/secondFactor';
import { AppError } from '../../appError';
import { admitCall, loginGuards } from '../attempts/callGuards';
import { checkCode } from '../codes/checkCode';
import { issueTicket } from '../codes/sendCode';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import { isRememberedDevice } from '../devices/rememberedDevices';
import { hasSecondFactor } from '../factor/methods';
import { identityOf } from '../identity/identity';
import type { Caller, User } from '../model';
import { findUser } from '../owner/findUser';
import { askForFactor } from './loginFactor';
import { openLogin } from './openLogin';

async function renewOutdatedHash({ passwords, store }: AccountsContext, user: User, password: string): Promise<void> {
  if (user.passwordHash === null || !passwords.isOutdated(user.passwordHash)) return;
  await store.users.rehash(user.id, user.passwordHash, await passwords.hash(password));
}

/**
 * Checks the password and sends a code. A wrong password and an account that does not exist are answered alike,
 * in the same time and with the same growing waits.
 * @throws AppError credentialsInvalid, accountLocked, rateLimited, captchaInvalid, emailInvalid, phoneInvalid
 */
export async function loginVerify(context: AccountsContext, caller: Caller, params: CallParams<'loginVerify'>): Promise<CodeSent> {
  const { guard, passwords, captcha } = context;
  await admitCall(context, caller, 'login');
  const identity = identityOf(params);
  await captcha.check(params.captcha, 'login', caller.ip);
  const look = async () => {
    const user = await findUser(context, caller.brand, identity);
    return { user, isRight: await passwords.verify(user?.passwordHash, params.password) };
  };
  const { user, isRight } = await guard.tryOut(loginGuards(context, caller, identity), look, (found) => !found.isRight);
  if (user && !isRight) context.activity.note({ userId: user.id, kind: 'LOGIN', result: 'WRONG_PASSWORD' }, originOf(context, caller));
  if (!user || !isRight) throw new AppError('credentialsInvalid');
  await renewOutdatedHash(context, user, params.password);
  return issueTicket(context, caller, {
    ...identity,
    brand: caller.brand,
    purpose: 'login',
    delivery: 'code',
    userId: user.id,
    passwordChangedAt: user.passwordChangedAt,
    language: user.language,
  });
}

/**
 * Goes on with the code: opens the session, or asks for the second factor where there is one and the device is not remembered. Only
 * whoever has the code learns that there is, or that the account is locked.
 * @throws AppError codeInvalid, codeExpired, accountIsLocked, rateLimited
 */
export async function loginConfirm(
  context: AccountsContext,
  caller: Caller,
  params: Pick<CallParams<'loginConfirm'>, 'ticket' | 'code' | 'deviceToken'>,
): Promise<SignedIn | FactorAsked> {
  await admitCall(context, caller, 'login.confirm');
  const ticket = await checkCode(context, caller, params, ({ purpose }) => purpose === 'login');
  const { store, clock } = context;
  const next = await store.atomically(async (tables) => {
    const user = ticket.userId === null ? undefined : await tables.users.lock(ticket.userId);
    // A password that was changed since it was typed is none any more, whenever the ticket was written.
    if (!user || user.passwordChangedAt !== ticket.passwordChangedAt) throw new AppError('codeExpired');
    if (!(await tables.tickets.use(ticket.ticketHash, clock.now()))) throw new AppError('codeExpired');
    if (user.lockedAt !== null) throw new AppError('accountIsLocked', user.lockedAt);
    const isLetIn = !hasSecondFactor(user) || (await isRememberedDevice(context, tables, user.id, params.deviceToken));
    return isLetIn ? openLogin(context, caller, tables, user) : askForFactor(context, caller, tables, user, ticket);
  });
  return 'finish' in next ? next.finish(ticket) : next;
}

/** Revokes the session of this token. */
export async function logout(context: AccountsContext, caller: Caller, token: string): Promise<null> {
  const { store, clock, sessions } = context;
  const actor = await sessions.actorOf(token, caller.brand, false);
  if (!actor) throw new AppError('tokenInvalid');
  const { userId, sessionId } = actor;
  await store.atomically(async (tables) => {
    const isFirst = await tables.sessions.revoke(userId, sessionId, clock.now());
    const act = { userId, sessionId, kind: 'LOGOUT', result: 'PASSED', ...originOf(context, caller), at: clock.now() } as const;
    if (isFirst) await tables.activity.add(act);
  });
  sessions.announceRevoked({ userId, sessionId });
  return null;
}
