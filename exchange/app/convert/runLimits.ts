import { AppError } from '../appError';
import type { LimitRecord } from '../money/records/conversionRecord';
import type { ConvertContext } from './context';
import { runConversion } from './placeConversion';
import { bestGiving } from './price';
import { type Ways, waysNow } from './ways';

/** Limits looked at in one go. */
const PIECE = 100;

/** What its books bring now, where that is enough; undefined where it is not. */
function reached(context: ConvertContext, { from, to, give, get }: LimitRecord, ways: Ways) {
  const priced = bestGiving(context, { from, to, give }, context.settings.spreadPpm, ways);
  return priced && priced.get >= get ? { ...priced, fee: 0n } : undefined;
}

/** Answers whether it was tried: the books are others afterwards. */
async function execute(context: ConvertContext, limit: LimitRecord, ways: Ways): Promise<boolean> {
  const item = reached(context, limit, ways);
  const owner = item && (await context.store.owner(limit.userId));
  if (!item || !owner) return false;
  const now = context.clock.now();
  const { limitId, userId, wallet } = limit;
  await runConversion(context, {
    actor: { userId, ...owner },
    clientId: `limit-${limitId}`,
    quoteId: `limit-${limitId}`,
    kind: 'LIMIT',
    planId: null,
    wallet,
    items: [item],
    quotedMs: now,
    expiresMs: Math.min(now + context.settings.quoteMs, limit.expiresMs),
    askedMs: now,
    limitId,
  });
  return true;
}

/**
 * Converts one whose rate is reached, or ends it when its time is over. What stands against it today may not tomorrow: it stays. Answers
 * whether the books may be others since.
 */
async function look(context: ConvertContext, limit: LimitRecord, ways: Ways): Promise<boolean> {
  try {
    if (limit.expiresMs > context.clock.now()) return await execute(context, limit, ways);
    await context.writer.run('endLimit', { limit, state: 'EXPIRED' });
    return false;
  } catch (error) {
    if (!(error instanceof AppError))
      context.log.error({ err: error, limitId: limit.limitId }, 'a limit conversion could not be looked at');
    return !(error instanceof AppError && error.codeName === 'convertNoWay');
  }
}

/**
 * Looks at every open limit conversion once; of a piece each book is read once. `breathe` lets others have their turn, and throws to
 * interrupt.
 */
export async function runLimits(context: ConvertContext, breathe: () => Promise<void>): Promise<void> {
  for (let afterId = '0'; ; ) {
    const piece = await context.store.openLimits(afterId, PIECE);
    let ways = waysNow(context);
    for (const limit of piece) if (await look(context, limit, ways)) ways = waysNow(context);
    const last = piece.at(-1);
    if (!last || piece.length < PIECE) return;
    afterId = last.limitId;
    await breathe();
  }
}
