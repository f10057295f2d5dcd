import { AppError } from '../../appError';
import type { AccountsContext } from '../context';
import type { User } from '../model';

const HOUR_MS = 3_600_000;
/** By then the owner has read the mail about it. */
const YOUNG_FOR_MS = 24 * HOUR_MS;

/** How long what was set then is looked at as something the mailbox alone may have set; undefined when it is old enough. */
export function hoursToWait(setAt: number, now: number): number | undefined {
  const waitMs = setAt + YOUNG_FOR_MS - now;
  return waitMs > 0 ? Math.ceil(waitMs / HOUR_MS) : undefined;
}

/** One that is older than a day was asked for when the password was set; for a younger one a mailbox and such a password are enough. */
async function hasOldFactor({ store }: AccountsContext, { id, authenticatorBoundAt, passkeys }: User, now: number): Promise<boolean> {
  const isOld = (setAt: number) => hoursToWait(setAt, now) === undefined;
  if (authenticatorBoundAt !== null && isOld(authenticatorBoundAt)) return true;
  return passkeys > 0 && (await store.passkeys.list(id)).some(({ createdAt }) => isOld(createdAt));
}

/**
 * Who has got hold of the mailbox alone can set another password, and then knows everything an account without a second factor is
 * proven by. For what cannot be taken back a password that is younger than a day is not enough: by then the owner has read the mail about
 * it and can lock the account.
 * @throws AppError passwordTooYoung
 */
export async function refuseYoungPassword(context: AccountsContext, user: User): Promise<void> {
  const { passwordChangedAt } = user;
  if (passwordChangedAt === null) return;
  const now = context.clock.now();
  const hours = hoursToWait(passwordChangedAt, now);
  if (hours !== undefined && !(await hasOldFactor(context, user, now))) throw new AppError('passwordTooYoung', hours);
}
