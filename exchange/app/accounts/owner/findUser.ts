import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import type { Identity, User } from '../model';

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
