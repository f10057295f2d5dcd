import type { SignedIn } from '@/contract/auth';
import type { PasskeyChallenge } from '@/contract/passkeys';
import type { PasskeyAssertion } from '@/contract/secondFactor';
import { networkOf } from '@/domain/network/visitorNetwork';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { hashToken } from '../../tokens';
import type { Guarded } from '../attempts/attemptGuard';
import { admitCall } from '../attempts/callGuards';
import { checkCode } from '../codes/checkCode';
import type { AccountsContext } from '../context';
import type { Caller } from '../model';
import { reachedAt } from '../owner/reachedAt';
import { askAnybody, askUser } from '../passkeys/askPasskey';
import { assertPasskey } from '../passkeys/assertPasskey';
import { openLogin } from './openLogin';

/** Signatures are not guessed; looking at wrong ones costs work. Whose account is meant, no wrong one tells. */
const wrongFrom = ({ ip }: Caller): Guarded => {
  const network = networkOf(ip);
  return {
    limit: 'failuresPerAddress',
    about: ['passkey failures', network],
    refusal: 'rateLimited',
    subject: () => `network:${network}`,
  };
};

/** Who was too slow has guessed nothing. */
const COUNTS: ReadonlySet<string> = new Set(['passkeyInvalid', 'passkeySuspended', 'passkeyElsewhere']);

/**
 * Signs in with a passkey alone, which has asked its owner for a finger, face or PIN: no password, no code, no second factor. Every way
 * to be no right passkey is answered alike.
 * @throws AppError passkeyInvalid, passkeyExpired, passkeySuspended, passkeyElsewhere, passkeyLoginOff, accountIsLocked, rateLimited
 */
export async function passkeyLogin(context: AccountsContext, caller: Caller, told: PasskeyAssertion): Promise<SignedIn> {
  const { store, guard } = context;
  await admitCall(context, caller, 'login.passkey');
  const look = () =>
    assertPasskey(context, caller, { purpose: 'login' }, told).catch((refusal: unknown) => {
      if (refusal instanceof AppError && COUNTS.has(refusal.codeName)) return refusal;
      throw refusal;
    });
  const right = await guard.tryOut([wrongFrom(caller)], look, (found) => found instanceof AppError);
  if (right instanceof AppError) throw right;
  const { login, user } = await store.atomically(async (tables) => {
    const user = await tables.users.lock(right.passkey.userId);
    if (!user || user.brand !== caller.brand) throw new AppError('passkeyInvalid');
    await right.spend(tables);
    if (user.lockedAt !== null) throw new AppError('accountIsLocked', user.lockedAt);
    if (!user.isPasskeyLoginOn) throw new AppError('passkeyLoginOff');
    return { user, login: await openLogin(context, caller, tables, user) };
  });
  return login.finish({ ...reachedAt(user), brand: user.brand, userId: user.id });
}

/**
 * A challenge for signing in, or with the ticket of a login that waits for its second factor for the passkeys of its account.
 * @throws AppError codeExpired: log in again; passkeyElsewhere, rateLimited
 */
export async function passkeyLoginChallenge(context: AccountsContext, caller: Caller, ticketText?: string): Promise<PasskeyChallenge> {
  const { store, clock } = context;
  await admitCall(context, caller, 'login.passkey.challenge');
  if (ticketText === undefined) return askAnybody(context, caller);
  const ticket = await store.tickets.find(hashToken(ticketText), caller.brand);
  if (ticket?.purpose !== 'factor' || ticket.userId === null || ticket.expiresAt <= clock.now()) throw new AppError('codeExpired');
  return askUser(context, caller, ticket.userId);
}

/**
 * The same for a reset: only who has its code learns whether the account has passkeys.
 * @throws AppError codeInvalid, codeExpired, accountIsLocked, passkeyElsewhere, rateLimited
 */
export async function passkeyResetChallenge(
  context: AccountsContext,
  caller: Caller,
  params: { ticket: string; code: string },
): Promise<PasskeyChallenge> {
  await admitCall(context, caller, 'forgot.passkey');
  const { userId } = await checkCode(context, caller, params, ({ purpose }) => purpose === 'forgot');
  if (userId === null) throw new AppError('codeExpired');
  return askUser(context, caller, userId);
}

/** And for who is signed in. @throws AppError passkeyElsewhere, rateLimited */
export async function passkeyChallenge(context: AccountsContext, { userId }: SessionActor, caller: Caller): Promise<PasskeyChallenge> {
  await admitCall(context, caller, 'passkey.challenge');
  return askUser(context, caller, userId);
}
