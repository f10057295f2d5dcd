import { multiply, roundDecimals } from '@/domain/money/decimal';
import { fromUnits, toUnits } from '@/domain/money/units';
import { LIMIT_WINDOW_MS } from '@/domain/withdrawal/limits';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import type { UserTransferContext } from './context';

const CENT_DECIMALS = 2;

/** Hundredths of a USD, rounded up: what is sent never counts for less than it is. @throws AppError unavailable: nobody knows its price */
export function centsOf({ rates }: Pick<UserTransferContext, 'rates'>, asset: string, amount: string): bigint {
  const rate = rates().get(asset);
  if (rate === undefined) throw new AppError('unavailable');
  return toUnits(roundDecimals(multiply(amount, rate), CENT_DECIMALS, 'up'), CENT_DECIMALS) ?? 0n;
}

/** What the account may send in 24 rolling hours, in cents: the one place that says so, for whatever leaves it. */
export async function limitCentsOf({ limitUsd }: Pick<UserTransferContext, 'limitUsd'>, actor: Actor): Promise<bigint> {
  return toUnits(await limitUsd(actor), CENT_DECIMALS) ?? 0n;
}

/** The limit and what is left of it, as decimals of USD. */
export async function sendLimit(context: UserTransferContext, actor: Actor): Promise<{ limitUsd: string; leftUsd: string }> {
  const limit = await limitCentsOf(context, actor);
  const sent = await context.transfers.sentCents(actor.userId, context.clock.now() - LIMIT_WINDOW_MS);
  const left = limit > sent ? limit - sent : 0n;
  return { limitUsd: fromUnits(limit, CENT_DECIMALS), leftUsd: fromUnits(left, CENT_DECIMALS) };
}
