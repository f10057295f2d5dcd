import { setTimeout as pause } from 'node:timers/promises';
import { ACTIVITY_KEPT_DAYS } from '@/domain/account/activity';
import type { AccountsContext } from '../context';

const DAY_MS = 86_400_000;
/** Sessions stay for a day after their time, revoked or not, for whoever looks into a complaint. */
const SESSIONS_KEPT_MS = DAY_MS;
/** Rows of one piece. After a quiet night thousands may end at once; whoever trades must not wait for them. */
const PIECE = 200;
const BREATH_MS = 10;

async function inPieces(work: () => Promise<number>): Promise<void> {
  while ((await work()) === PIECE) await pause(BREATH_MS);
}

/** Ends sessions nobody uses any more, wherever their streams are, and forgets what is older than it is kept. */
export async function sweepAccounts({ store, clock, sessions, idleMs }: AccountsContext): Promise<void> {
  const now = clock.now();
  const { background } = store;
  await inPieces(async () => {
    const ended = await background.sessions.endIdle(now, now - idleMs, PIECE);
    for (const session of ended) sessions.announceRevoked(session);
    return ended.length;
  });
  await inPieces(() => background.sessions.forget(now - SESSIONS_KEPT_MS, PIECE));
  await inPieces(() => background.devices.forgetExpired(now, PIECE));
  await inPieces(() => background.activity.forget(now - ACTIVITY_KEPT_DAYS * DAY_MS, PIECE));
}
