import type { CodeSent } from '@/contract/auth';
import type { CallParams } from '@/contract/calls';
import { AppError } from '../../appError';
import { admitCall } from '../attempts/callGuards';
import { checkCode } from '../codes/checkCode';
import { codesTo } from '../codes/codeGuards';
import { issueTicket } from '../codes/sendCode';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import { checkFactor } from '../factor/checkFactor';
import { identityOf } from '../identity/identity';
import type { Caller, Ticket, User } from '../model';
import { findUser } from '../owner/findUser';
import { refuseAct } from '../owner/refuseAct';
import { sendingHeldFrom } from '../owner/sendingHeldFrom';
import { spokenLanguage } from '../owner/spokenLanguage';
import { tellOwner } from '../owner/tellOwner';
import { voidUnderWay } from '../owner/voidUnderWay';
import { requireStrongPassword } from '../passwords/passwordRules';

/**
 * Sends a code for a new password, if the account exists; the answer is the same if it does not.
 * @throws AppError captchaInvalid, emailInvalid, phoneInvalid, rateLimited
 */
export async function forgotPasswordVerify(
  context: AccountsContext,
  caller: Caller,
  params: CallParams<'forgotPasswordVerify'>,
): Promise<CodeSent> {
  await admitCall(context, caller, 'forgot');
  const identity = identityOf(params);
  await context.captcha.check(params.captcha, 'forgot', caller.ip);
  const user = await findUser(context, caller.brand, identity);
  return issueTicket(context, caller, {
    ...identity,
    brand: caller.brand,
    purpose: 'forgot',
    delivery: user ? 'code' : 'nothing',
    userId: user?.id ?? null,
    language: user?.language ?? spokenLanguage(context, caller.brand, caller.language),
  });
}

async function ownerOf({ store }: AccountsContext, ticket: Ticket): Promise<User> {
  const user = ticket.userId === null ? undefined : await store.users.byId(ticket.userId);
  if (!user) throw new AppError('codeExpired');
  return user;
}

const isForgot = ({ purpose }: Ticket) => purpose === 'forgot';

/**
 * Whether the code is right, before a password is chosen. Nothing is used up by it, and nothing more is told than `forgotPasswordConfirm`
 * tells: a wrong code costs a try and counts for the account as it does there.
 * @throws AppError codeInvalid with the tries left, codeExpired, rateLimited
 */
export async function forgotPasswordCheck(
  context: AccountsContext,
  caller: Caller,
  params: CallParams<'forgotPasswordCheck'>,
): Promise<null> {
  await admitCall(context, caller, 'forgot.confirm');
  await checkCode(context, caller, params, isForgot);
  return null;
}

/**
 * Sets a new password with the code, and the second factor where there is one: only whoever has the code learns that there is. Every
 * session ends, every other code of the account becomes worthless, no device is remembered any more, and sending is held for 24 h.
 * @throws AppError passwordWeak, passwordKnown, passwordSame, codeInvalid, codeExpired, accountIsLocked, accountShared,
 * secondFactorRequired, authenticatorInvalid, recoveryCodeInvalid, passkeyInvalid, passkeyExpired, passkeySuspended, rateLimited
 */
export async function forgotPasswordConfirm(
  context: AccountsContext,
  caller: Caller,
  params: CallParams<'forgotPasswordConfirm'>,
): Promise<null> {
  const { store, clock, passwords, sessions, guard } = context;
  await admitCall(context, caller, 'forgot.confirm');
  const ticket = await checkCode(context, caller, params, isForgot);
  // Only whoever has the code learns about the password; and a refused one leaves the code usable.
  requireStrongPassword(params.newPassword, ticket.address);
  const owner = await ownerOf(context, ticket);
  refuseAct(owner, 'RESET_PASSWORD', clock.now());
  const { authenticatorCode, recoveryCode, passkey } = params;
  const factor = await checkFactor(context, caller, owner, 'PASSWORD_RESET', { authenticatorCode, recoveryCode, passkey });
  // Behind the factor: who has the mailbox alone would otherwise be told of each password they guess whether it is the one.
  if (await passwords.verify(owner.passwordHash, params.newPassword)) throw new AppError('passwordSame');
  const passwordHash = await passwords.hash(params.newPassword);
  const now = clock.now();
  const userId = owner.id;
  await store.atomically(async (tables) => {
    const change = { passwordHash, changedAt: now, sendingHeldUntil: sendingHeldFrom(now) };
    // The user first, as everywhere: two that lock in different orders wait for each other.
    if (!(await tables.users.changePassword(userId, owner.passwordHash, change))) throw new AppError('codeExpired');
    if (!(await tables.tickets.use(ticket.ticketHash, now))) throw new AppError('codeExpired');
    await factor?.spend(tables);
    await tables.activity.add({ userId, kind: 'PASSWORD_RESET', result: 'PASSED', ...originOf(context, caller), at: now });
    await tables.sessions.revokeAll(userId, now);
    await voidUnderWay(tables, userId, now);
    await tables.devices.forgetAll(userId);
    await tellOwner(context, tables, caller, owner, 'passwordChanged');
  });
  sessions.announceRevoked({ userId });
  await guard.forget(codesTo(ticket));
  return null;
}
