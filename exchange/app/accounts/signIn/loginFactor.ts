import type { CallParams } from '@/contract/calls';
import type { FactorAsked, SignedInByFactor } from '@/contract/secondFactor';
import { AppError } from '../../appError';
import { hashToken, newToken } from '../../tokens';
import type { AccountTables } from '../accountStore';
import { admitCall } from '../attempts/callGuards';
import { CODE_VALID_MS } from '../codes/codeLimits';
import type { AccountsContext } from '../context';
import { rememberDevice } from '../devices/rememberedDevices';
import { checkFactor } from '../factor/checkFactor';
import { methodsOf } from '../factor/methods';
import type { Caller, Ticket, User } from '../model';
import { openLogin } from './openLogin';

/** A login whose code was right waits for the second factor, inside the transaction that used the code up. */
export async function askForFactor(
  context: AccountsContext,
  caller: Caller,
  tables: AccountTables,
  user: User,
  login: Ticket,
): Promise<FactorAsked> {
  const ticket = newToken();
  const now = context.clock.now();
  const expiresAt = now + CODE_VALID_MS;
  await tables.tickets.create({
    ...login,
    ticketHash: hashToken(ticket),
    purpose: 'factor',
    delivery: 'nothing',
    codeHash: null,
    expiresAt,
    resendAt: now,
  });
  return { isBindGa: 1, methods: await methodsOf(context, caller, tables, user), ticket, expiresAt };
}

/**
 * Finishes logging in with the authenticator, a passkey or a recovery code. A wrong one leaves the ticket as it is: wrong ones are counted
 * by account and by address, over all logins.
 * @throws AppError codeExpired: log in again; authenticatorInvalid, recoveryCodeInvalid, passkeyInvalid, passkeyExpired, passkeySuspended,
 * rateLimited
 */
export async function loginAuthenticator(
  context: AccountsContext,
  caller: Caller,
  { ticket: ticketText, rememberDevice: isRemembered = false, authenticatorCode, recoveryCode, passkey }: CallParams<'loginAuthenticator'>,
): Promise<SignedInByFactor> {
  const { store, clock } = context;
  await admitCall(context, caller, 'login.authenticator');
  const ticket = await store.tickets.find(hashToken(ticketText), caller.brand);
  if (ticket?.purpose !== 'factor' || ticket.userId === null || ticket.expiresAt <= clock.now()) throw new AppError('codeExpired');
  const found = await store.users.byId(ticket.userId);
  if (!found) throw new AppError('codeExpired');
  const factor = await checkFactor(context, caller, found, 'LOGIN', { authenticatorCode, recoveryCode, passkey });
  const { login, device } = await store.atomically(async (tables) => {
    const user = await tables.users.lock(found.id);
    // Taken away, or another password, since the first step.
    if (!factor || !user || user.passwordChangedAt !== ticket.passwordChangedAt) throw new AppError('codeExpired');
    if (!(await tables.tickets.use(ticket.ticketHash, clock.now()))) throw new AppError('codeExpired');
    await factor.spend(tables);
    return {
      login: await openLogin(context, caller, tables, user),
      device: isRemembered ? await rememberDevice(context, caller, tables, user.id) : null,
    };
  });
  return { ...(await login.finish(ticket)), device };
}
