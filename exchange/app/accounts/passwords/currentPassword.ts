import type { ActivityKind } from '@/domain/account/activity';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { both, byAccount, FAILURES } from '../attempts/byAccount';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { Caller, User } from '../model';

/**
 * Who holds a stolen session can guess here too, so wrong passwords count as at the login, but apart from it: nobody who is signed
 * in can lock the owner out there. One count for whatever the password is asked for.
 */
const guardsOf = ({ userId }: SessionActor, caller: Caller) =>
  both(byAccount(FAILURES, ['current password', userId], caller, { subject: () => `user:${userId}` }));

/** Asks who is signed in for the password again; a wrong one is shown to the owner. @throws AppError credentialsInvalid, rateLimited */
export async function requireCurrentPassword(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  user: User,
  password: string,
  kind: ActivityKind,
): Promise<void> {
  const { guard, passwords, activity } = context;
  const look = () => passwords.verify(user.passwordHash, password);
  if (await guard.tryOut(guardsOf(actor, caller), look, (isRight) => !isRight)) return;
  activity.note({ userId: user.id, kind, result: 'WRONG_PASSWORD' }, originOf(context, caller));
  throw new AppError('credentialsInvalid');
}
