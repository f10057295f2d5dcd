import { AppError } from '../appError';
import type { LimitRecord } from '../money/records/conversionRecord';
import type { ConvertContext } from './context';
import { runConversion } from './placeConversion';
import { bestGiving } from './price';

/** Limits looked at in one go. */
const PIECE = 200;

/** What its books bring now, where that is enough; undefined where it is not. */
function reached(context: ConvertContext, { from, to, give, get }: LimitRecord) {
  const priced = bestGiving(context, from, to, give, context.settings.spreadPpm);
  return priced && priced.get >= get ? { ...priced, fee: 0n } : undefined;
}

async function execute(context: ConvertContext, limit: LimitRecord): Promise<void> {
  const item = reached(context, limit);
  if (!item) return;
  const owner = await context.store.owner(limit.userId);
  if (!owner) return;
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
}

/** Converts one whose rate is reached, or ends it when its time is over. What stands against it today may not tomorrow: it stays. */
async function look(context: ConvertContext, limit: LimitRecord): Promise<void> {
  try {
    if (limit.expiresMs <= context.clock.now()) await context.writer.run('endLimit', { limit, state: 'EXPIRED' });
    else await execute(context, limit);
  } catch (error) {
    if (!(error instanceof AppError))
      context.log.error({ err: error, limitId: limit.limitId }, 'a limit conversion could not be looked at');
  }
}

/** Looks at every open limit conversion once. `breathe` lets others have their turn, and throws to interrupt. */
export async function runLimits(context: ConvertContext, breathe: () => Promise<void>): Promise<void> {
  for (let afterId = '0'; ; ) {
    const piece = await context.store.openLimits(afterId, PIECE);
    for (const limit of piece) await look(context, limit);
    const last = piece.at(-1);
    if (!last || piece.length < PIECE) return;
    afterId = last.limitId;
    await breathe();
  }
}
