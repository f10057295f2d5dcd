import { networkOf } from '@/domain/network/visitorNetwork';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { AccountTables } from './accountStore';
import type { Guarded } from './attemptGuard';
import type { AccountsContext } from './context';
import { maskedForOthers } from './identity';
import type { Caller, Identity, User } from './model';

/** Counts a call against the caller's address. @throws AppError rateLimited with the seconds to wait */
export function admitCall({ guard }: AccountsContext, { ip }: Caller, call: string): Promise<void> {
  const network = networkOf(ip);
  const subject = () => `network:${network}`;
  return guard.admit({ limit: 'callsPerAddress', about: ['call', call, network], refusal: 'rateLimited', subject });
}

/** Everything a wrong password counts against. */
export function loginGuards(context: AccountsContext, { brand, ip }: Caller, identity: Identity): Guarded[] {
  const network = networkOf(ip);
  const { address } = identity;
  // Looked up for an account that exists and for one that does not, so that both take as long.
  const subject = async () => subjectOf((await findUser(context, brand, identity))?.id, brand, identity);
  const [login, refusal] = [['login', brand, address], 'accountLocked' as const];
  return [
    { limit: 'failuresPerAddress', about: ['failures', network], refusal: 'rateLimited', subject: () => `network:${network}` },
    { limit: 'failuresPerAccountAndAddress', about: [...login, network], refusal, subject },
    { limit: 'failuresPerAccount', about: login, refusal, subject },
  ];
}

/** An account as the audit log names it; where there is none, what was asked for, masked. */
export const subjectOf = (userId: string | null | undefined, brand: string, identity: Identity): string =>
  userId ? `user:${userId}` : `nobody:${brand}:${maskedForOthers(identity)}`;

export function findUser(
  { store }: Pick<AccountsContext, 'store'>,
  brand: string,
  { channel, address }: Identity,
): Promise<User | undefined> {
  return channel === 'email' ? store.users.byEmail(brand, address) : store.users.byPhone(brand, address);
}

/** The account of who is signed in. @throws AppError tokenInvalid when it is gone */
export async function ownUser({ store }: { store: Pick<AccountTables, 'users'> }, { userId }: Pick<Actor, 'userId'>): Promise<User> {
  const user = await store.users.byId(userId);
  if (!user) throw new AppError('tokenInvalid');
  return user;
}

/** The language asked for if the brand speaks it, else the brand's first. */
export function spokenLanguage({ brands }: AccountsContext, brand: string, wanted: string): string {
  const offered = brands.languages(brand);
  return offered.includes(wanted) ? wanted : (offered[0] ?? 'en');
}

/** Where the owner is reached: by mail if they have both. */
export function reachedAt({ email, phone }: User): Identity {
  if (email !== null) return { channel: 'email', address: email };
  if (phone !== null) return { channel: 'sms', address: phone };
  throw new AppError('tokenInvalid');
}
