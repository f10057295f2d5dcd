import type { CallParams } from '@/contract/calls';
import type { Limit } from '@/contract/convert';
import { LIMITS_AN_HOUR } from '@/domain/convert/kinds';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { toLimit } from '../money/records/conversionRecord';
import { refuseOutOfBounds } from './bounds';
import type { ConvertContext } from './context';
import { readUnits, waysBetween } from './ways';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What is made and taken back leaves rows for ever. */
async function refuseMany({ store, clock }: ConvertContext, userId: string): Promise<void> {
  const now = clock.now();
  const { count, firstMs } = await store.limitsSince(userId, now - HOUR_MS);
  if (count >= LIMITS_AN_HOUR) throw new AppError('rateLimited', Math.ceil((firstMs + HOUR_MS - now) / 1_000));
}

/** The user's own, open ones first. */
export const listLimits = async ({ store, writer }: ConvertContext, { userId }: Actor): Promise<Limit[]> =>
  (await store.limits(userId)).map((record) => toLimit(record, writer.scales));

/**
 * Holds an amount until it brings what is asked for, or the time is over. Throws convertNoWay, the bounds of a conversion, balanceTooLow,
 * convertTooMany, convertIdReused, and rateLimited where too many were made within the hour.
 */
export async function createLimit(context: ConvertContext, actor: Actor, wanted: CallParams<'convertLimitCreate'>): Promise<Limit> {
  const { from, to, wallet, days, clientOrderId } = wanted;
  const { userId, brand, accountType } = actor;
  waysBetween(context, from, to);
  const give = readUnits(context, from, wanted.give);
  const get = readUnits(context, to, wanted.get);
  refuseOutOfBounds(context, from, give);
  await refuseMany(context, userId);
  const expiresMs = context.clock.now() + days * DAY_MS;
  return context.writer.run('limitConversion', {
    actor: { userId, brand, accountType },
    clientId: clientOrderId,
    wallet,
    from,
    to,
    give,
    get,
    expiresMs,
  });
}

/** Takes one back: what it held is available again. Twice is once. Throws notFound, and convertLimitOver for one that was converted. */
export async function cancelLimit({ store, writer }: ConvertContext, { userId }: Actor, limitId: string): Promise<Limit> {
  const limit = await store.limit(userId, limitId);
  if (!limit) throw new AppError('notFound');
  const hasEnded = limit.state === 'OPEN' && (await writer.run('endLimit', { limit, state: 'CANCELED' }));
  const after = hasEnded ? { ...limit, state: 'CANCELED' as const } : ((await store.limit(userId, limitId)) ?? limit);
  if (after.state === 'DONE') throw new AppError('convertLimitOver');
  return toLimit(after, writer.scales);
}
