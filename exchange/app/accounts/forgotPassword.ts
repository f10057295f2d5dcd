import type { CodeSent } from '@/contract/auth';
import type { CallParams } from '@/contract/calls';
import { AppError } from '../appError';
import { admitCall, findUser, spokenLanguage } from './callers';
import { checkCode, codesTo, issueTicket } from './codes';
import type { AccountsContext } from './context';
import { identityOf } from './identity';
import type { Caller, Ticket, User } from './model';
import { requireStrongPassword } from './passwordRules';
import { sendingHeldFrom } from './security/changePassword';
import { originOf } from './security/origin';
import { tellPasswordChanged } from './security/tellPasswordChanged';

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
    passwordHash: null,
    passwordChangedAt: null,
    referredBy: null,
    language: user?.language ?? spokenLanguage(context, caller.brand, caller.language),
  });
}

async function ownerOf({ store }: AccountsContext, ticket: Ticket): Promise<User> {
  const user = ticket.userId === null ? undefined : await store.users.byId(ticket.userId);
  if (!user) throw new AppError('codeExpired');
  return user;
}

/**
 * Sets a new password with the code. Every session ends, every other code of the account becomes worthless, and sending is held for 24 h.
 * @throws AppError passwordWeak, passwordSame, codeInvalid, codeExpired, rateLimited
 */
export async function forgotPasswordConfirm(
  context: AccountsContext,
  caller: Caller,
  params: CallParams<'forgotPasswordConfirm'>,
): Promise<null> {
  const { store, clock, passwords, sessions, guard } = context;
  await admitCall(context, caller, 'forgot.confirm');
  const ticket = await checkCode(context, caller, params, ({ purpose }) => purpose === 'forgot');
  // Only whoever has the code learns about the password; and a refused one leaves the code usable.
  requireStrongPassword(params.newPassword, ticket.address);
  const owner = await ownerOf(context, ticket);
  if (await passwords.verify(owner.passwordHash, params.newPassword)) throw new AppError('passwordSame');
  const passwordHash = await passwords.hash(params.newPassword);
  const now = clock.now();
  const userId = owner.id;
  await store.atomically(async (tables) => {
    const change = { passwordHash, changedAt: now, sendingHeldUntil: sendingHeldFrom(now) };
    // The user first, as everywhere: two that lock in different orders wait for each other.
    if (!(await tables.users.changePassword(userId, owner.passwordHash, change))) throw new AppError('codeExpired');
    if (!(await tables.tickets.use(ticket.ticketHash, now))) throw new AppError('codeExpired');
    await tables.activity.add({ userId, kind: 'PASSWORD_RESET', result: 'PASSED', ...originOf(context, caller), at: now });
    await tables.sessions.revokeAll(userId, now);
    await tables.tickets.voidAll(userId, now);
  });
  sessions.announceRevoked({ userId });
  tellPasswordChanged(context, caller, owner);
  await guard.forget(codesTo(ticket));
  return null;
}
