import { PLAIN_GROUND, whyNot } from '@/domain/account/standing';
import { type Actor, isHouse } from '../../actor';
import { AppError } from '../../appError';
import { maskedForOthers } from '../../maskedAddress';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { type IdentityParams, identityOf } from '../identity/identity';
import type { Caller, User } from '../model';
import { findUser } from '../owner/findUser';
import { reachedAt } from '../owner/reachedAt';

export interface ReceiverParams extends IdentityParams {
  uid?: string;
}

export interface FoundReceiver {
  userId: string;
  /** Masked: what anybody may see who knows the address or the number. */
  name: string;
}

/** What names a user in place of their UID. */
const NAMED_BY = ['email', 'phone', 'dialingCode'] as const;

async function lookUp(context: AccountsContext, brand: string, { uid, ...identity }: ReceiverParams): Promise<User | undefined> {
  if (uid === undefined) return findUser(context, brand, identityOf(identity));
  if (NAMED_BY.some((field) => identity[field] !== undefined)) throw new AppError('badRequest', 'body', 'a uid and nothing besides');
  const user = await context.store.users.byId(uid);
  return user?.brand === brand ? user : undefined;
}

/** People who are who they say they are, on whose account nothing stands in the way of money. */
function receives(user: User, now: number): boolean {
  if (isHouse(user.accountType) || user.isShared || user.authStatus !== 1) return false;
  return whyNot('TRANSFER', { ...user, isVerified: true }, PLAIN_GROUND, now) === undefined;
}

const looks = ({ userId }: Actor) => ({
  limit: 'receiversPerAccount' as const,
  about: ['receiver', userId],
  refusal: 'rateLimited' as const,
  subject: () => `user:${userId}`,
});

/**
 * Who would receive what is sent to an address or a number. Every look counts, whatever it finds, and whoever cannot receive is answered
 * as whoever is not there: nobody learns by it who has an account, or how it stands.
 * @throws AppError receiverUnknown, receiverSelf, rateLimited; emailInvalid, phoneInvalid, badRequest for what names nobody
 */
export async function findReceiver(context: AccountsContext, actor: Actor, caller: Caller, asked: ReceiverParams): Promise<FoundReceiver> {
  await admitCall(context, caller, 'receiver');
  await context.guard.admit(looks(actor));
  const user = await lookUp(context, actor.brand, asked);
  if (user?.id === actor.userId) throw new AppError('receiverSelf');
  if (!user || !receives(user, context.clock.now())) throw new AppError('receiverUnknown');
  return { userId: user.id, name: maskedForOthers(reachedAt(user)) };
}

/** How the other side sees who sends. @throws AppError tokenInvalid when the account is gone */
export async function nameForOthers({ store }: Pick<AccountsContext, 'store'>, userId: string): Promise<string> {
  const user = await store.users.byId(userId);
  if (!user) throw new AppError('tokenInvalid');
  return maskedForOthers(reachedAt(user));
}
