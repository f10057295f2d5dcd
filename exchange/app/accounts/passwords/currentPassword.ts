import type { ActivityKind } from '@/domain/account/activity';
import { networkOf } from '@/domain/network/visitorNetwork';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import type { Guarded } from '../attempts/attemptGuard';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { Caller, User } from '../model';

/**
 * Who holds a stolen session can guess here too, so wrong passwords count as at the login, but apart from it: nobody who is signed
 * in can lock the owner out there. One count for whatever the password is asked for.
 */
const guardsOf = ({ userId }: SessionActor, { ip }: Caller): Guarded[] => {
  const subject = () => `user:${userId}`;
  const about = ['password change', userId];
  return [
    { limit: 'failuresPerAccountAndAddress', about: [...about, networkOf(ip)], refusal: 'rateLimited', subject },
    // Wider, so that a stranger with a stolen session cannot keep the owner from changing it.
    { limit: 'failuresPerAccount', about, refusal: 'rateLimited', subject },
  ];
};

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
