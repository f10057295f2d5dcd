import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import { numberOf } from './toOrder';

const DAY_MS = 86_400_000;
/** Held for so long, and again each day while something is owed. */
const HELD_MS = 30 * DAY_MS;

/** Nothing leaves the account while coins are owed. Operators hear of it in the log, in the figures and in `express list --owed`. */
async function holdForDebt(context: ExpressContext, order: ExpressRecord): Promise<void> {
  const { userId, orderId } = order;
  if (await context.store.holdSending(userId, context.clock.now() + HELD_MS)) context.standingChanged(userId);
  context.log.error({ orderId, number: numberOf(order), userId }, 'coins are owed after a chargeback; sending is held for the account');
}

/** What follows for sending from what became of an order: it is held for what is owed, and eased where nothing is owed any more. */
export async function followDebt(context: ExpressContext, before: ExpressRecord, after: ExpressRecord): Promise<void> {
  if (after.debt > before.debt) await holdForDebt(context, after);
  else if (after.debt === 0n && before.debt > 0n) await easeAfterDebt(context, after.userId);
}

/** Goes on with holding who still owes; answers how many do. */
export async function renewHolds({ store, clock, standingChanged }: ExpressContext): Promise<number> {
  const now = clock.now();
  const owing = await store.owing(1_000);
  for (const userId of owing) {
    // Once a day, not with every turn.
    const until = Math.floor(now / DAY_MS) * DAY_MS + HELD_MS;
    if (await store.holdSending(userId, until)) standingChanged(userId);
  }
  return owing.length;
}

/** Nothing is owed any more: what is left of the hold is a day, as after other changes. */
async function easeAfterDebt(context: ExpressContext, userId: string): Promise<void> {
  const owing = await context.store.list({ userId, isOwed: true, limit: 1 });
  if (owing.length > 0) return;
  await context.store.easeSending(userId, context.clock.now() + DAY_MS);
  context.standingChanged(userId);
}
