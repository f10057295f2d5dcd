import type { AccountTables } from '../accountStore';

/**
 * Makes worthless what was begun for an account before something of its protection changed: codes that are under way, logins that wait for
 * a second factor, and passkeys that a browser was asked to make. Whoever began them was asked for what protected it then.
 */
export async function voidUnderWay({ tickets, passkeyChallenges }: AccountTables, userId: string, now: number): Promise<void> {
  await tickets.voidAll(userId, now);
  await passkeyChallenges.voidAll(userId);
}
