import type { AccountTables } from '../accountStore';
import { sendingHeldFrom } from '../owner/sendingHeldFrom';
import { voidUnderWay } from '../owner/voidUnderWay';
import { hasSecondFactor } from './methods';

/**
 * What follows when a second factor was taken away, inside its transaction: remembered devices, logins under way and every session but
 * `keptSessionId` end, sending is held for 24 h, and with the last one the recovery codes go. The ids of the sessions that ended.
 */
export async function closeBehind(tables: AccountTables, userId: string, now: number, keptSessionId?: string): Promise<string[]> {
  const left = await tables.users.byId(userId);
  if (!left || !hasSecondFactor(left)) await tables.recoveryCodes.replace(userId, []);
  await tables.devices.forgetAll(userId);
  await voidUnderWay(tables, userId, now);
  await tables.users.holdSending(userId, sendingHeldFrom(now));
  return tables.sessions.revokeAll(userId, now, keptSessionId);
}
