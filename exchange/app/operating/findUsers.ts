import type { OperatorParams } from '@/contract/operator';
import { AppError } from '../appError';
import { maskedForOthers } from '../maskedAddress';
import { auditBy, type OperatingContext } from './context';
import type { FoundUser, Operator, ShownUser } from './operatorStore';

const MOST_FOUND = 50;

/** The audit log is for good, and an address is nobody's business there: whom was found says who was looked at. */
const shortened = (search: string) => `${search.slice(0, 2)}...`;

/** Numbers are written with their country (+852...); what begins otherwise is an id or an address. */
const isPhone = (search: string) => search.startsWith('+');

/** There are few enough numbers to try them all. @throws AppError badRequest */
function requireReasonFor(search: string, note: string | undefined): void {
  if (isPhone(search) && note === undefined) throw new AppError('badRequest', 'note', 'say why a number is looked for');
}

/** Enough to tell people apart who are spoken to; whose account it is, the id says. */
function masked<User extends FoundUser>(user: User): User {
  const { email, phone, nickName, accountType } = user;
  // Accounts of the house are named after what they do.
  if (accountType === 2) return user;
  return {
    ...user,
    email: email && maskedForOthers({ channel: 'email', address: email }),
    phone: phone && maskedForOthers({ channel: 'sms', address: phone }),
    nickName: nickName === '' ? '' : `${[...nickName][0]}***`,
  };
}

const subjectOf = ([only, ...others]: readonly FoundUser[]) =>
  only !== undefined && others.length === 0 ? `user:${only.userId}` : 'users';

async function writeDown(
  { store, clock }: OperatingContext,
  by: Operator,
  action: string,
  { search, note, found }: { search: string; note: string | undefined; found: readonly FoundUser[] },
): Promise<void> {
  const details = {
    search: shortened(search),
    found: found.map(({ userId }) => userId),
    isWhole: note !== undefined,
    ...(note && { note }),
  };
  await store.writeAudit(auditBy(by, action, subjectOf(found), details), clock.now());
}

/**
 * Users by id or the whole of an address, masked; with a reason whole, and by the beginning of an address. Who looks at whom goes to the
 * audit log before it is answered.
 * @throws AppError badRequest: a number without a reason
 */
export async function findUsers(context: OperatingContext, by: Operator, params: OperatorParams<'findUsers'>): Promise<FoundUser[]> {
  const search = params.search.trim();
  const { note } = params;
  requireReasonFor(search, note);
  const found = await context.store.findUsers(search, note !== undefined, MOST_FOUND);
  await writeDown(context, by, 'user.find', { search, note, found });
  return note === undefined ? found.map(masked) : found;
}

/**
 * One user at a glance, masked unless a reason is given. Written to the audit log before it is answered, found or not.
 * @throws AppError badRequest: a number without a reason; there is none, or one on each of several brands, whose ids are told
 */
export async function showUser(context: OperatingContext, by: Operator, { user, note }: OperatorParams<'showUser'>): Promise<ShownUser> {
  const search = user.trim();
  requireReasonFor(search, note);
  const found = await context.store.showUsers(search, context.clock.now());
  await writeDown(context, by, 'user.show', { search, note, found });
  const [only, ...others] = found;
  if (!only) throw new AppError('badRequest', 'user', 'no such user');
  if (others.length > 0) throw new AppError('badRequest', 'user', `several: ${found.map(({ userId }) => userId).join(', ')}`);
  return note === undefined ? masked(only) : only;
}
