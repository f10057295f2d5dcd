import type { Act } from '@/domain/account/standing';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import type { AccountTables } from '../accountStore';
import type { User } from '../model';
import { refuseAct } from './refuseAct';

/**
 * Locks the user for a change of what protects the account, and looks again at what was looked at when the call came in: between the two
 * a password is checked and hashes are made, and meanwhile the account may be locked or frozen, or the session ended. First in its
 * transaction.
 * @throws AppError tokenInvalid: the session is no longer open; what the account's standing says
 */
export async function lockForChange(
  tables: AccountTables,
  { userId, sessionId }: SessionActor,
  now: number,
  act: Act = 'CHANGE_SECURITY',
): Promise<User> {
  const user = await tables.users.lock(userId);
  if (!user || !(await tables.sessions.isOpen(userId, sessionId, now))) throw new AppError('tokenInvalid');
  refuseAct(user, act, now);
  return user;
}
