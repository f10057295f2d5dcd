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
