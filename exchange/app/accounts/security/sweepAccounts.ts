import { ACTIVITY_KEPT_DAYS } from '@/domain/account/activity';
import type { AccountsContext } from '../context';

const DAY_MS = 86_400_000;
/** Ended sessions stay for a day, for whoever looks into a complaint. */
const SESSIONS_KEPT_MS = DAY_MS;

/** Ends sessions nobody uses any more, wherever their streams are, and forgets what is older than it is kept. */
export async function sweepAccounts({ store, clock, sessions, idleMs }: AccountsContext): Promise<void> {
  const now = clock.now();
  const ended = await store.sessions.sweep(now, now - idleMs, now - SESSIONS_KEPT_MS);
  for (const session of ended) sessions.announceRevoked(session);
  await store.activity.forget(now - ACTIVITY_KEPT_DAYS * DAY_MS);
}
