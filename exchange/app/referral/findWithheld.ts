import { dayStart } from '@/domain/days';
import type { DayInvitee } from './dayFees';
import type { SettledDay, SettlingStore } from './referralStore';
import { samePersonBy } from './samePerson';

/** How far back devices and networks are compared. */
const TRACED_DAYS = 90;

/** Whose invitation does not count, of those who traded: they seem to have invited themselves. */
export async function findWithheld(store: SettlingStore, day: number, invitees: readonly DayInvitee[]): Promise<SettledDay['withheld']> {
  const userIds = new Set(invitees.flatMap(({ userId, inviterId }) => [userId, inviterId]));
  if (userIds.size === 0) return [];
  const traces = new Map((await store.tracesOf([...userIds], dayStart(day - TRACED_DAYS))).map((one) => [one.userId, one]));
  return invitees.flatMap(({ userId, inviterId }) => {
    const [invited, inviter] = [traces.get(userId), traces.get(inviterId)];
    const reason = invited && inviter && samePersonBy(inviter, invited);
    return reason ? [{ inviteeId: userId, reason }] : [];
  });
}
