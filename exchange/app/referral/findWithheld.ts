import { dayNumber, dayStart } from '@/domain/days';
import type { InvitationStore, Withheld } from './referralStore';
import { samePersonBy } from './samePerson';

/** How far back devices and networks are compared. */
const TRACED_DAYS = 90;

/** Who was invited, by whom. */
interface Pair {
  userId: string;
  inviterId: string;
}

/** Whose invitation does not count, of these: they seem to have invited themselves. */
export async function findWithheld(store: Pick<InvitationStore, 'tracesOf'>, day: number, pairs: readonly Pair[]): Promise<Withheld[]> {
  const userIds = new Set(pairs.flatMap(({ userId, inviterId }) => [userId, inviterId]));
  if (userIds.size === 0) return [];
  const traces = new Map((await store.tracesOf([...userIds], dayStart(day - TRACED_DAYS))).map((one) => [one.userId, one]));
  return pairs.flatMap(({ userId, inviterId }) => {
    const [invited, inviter] = [traces.get(userId), traces.get(inviterId)];
    const reason = invited && inviter && samePersonBy(inviter, invited);
    return reason ? [{ inviteeId: userId, reason }] : [];
  });
}

/**
 * Before an account is erased: whom it invited is compared with it for the last time. Otherwise who closes the first account before the
 * second one trades would get the welcome discount of an invitation to oneself.
 */
export async function withholdOwn(store: InvitationStore, inviterId: string, nowMs: number): Promise<void> {
  const day = dayNumber(nowMs);
  const pairs = (await store.invitedBy(inviterId)).map((userId) => ({ userId, inviterId }));
  const withheld = await findWithheld(store, day, pairs);
  if (withheld.length > 0) await store.withhold(withheld, day);
}
