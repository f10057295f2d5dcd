import type { ConvertPrice, ConvertPriceQuery } from '@/contract/convert';
import { type QuotedAmounts, quoteGetting, quoteGiving } from '@/domain/convert/quote';
import { fromUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import { refuseOutOfBounds } from './bounds';
import type { ConvertContext, Way } from './context';
import { readUnits, waysBetween, waysNow } from './ways';

export interface Priced extends QuotedAmounts, Way {}

/**
 * The best of all ways for an amount that is given, in units; a share is taken off. Undefined where no way's books hold as much. Throws as
 * `waysBetween`.
 */
export function bestGiving(
  context: ConvertContext,
  { from, to, give }: { from: string; to: string; give: bigint },
  sharePpm: number,
  ways = waysNow(context),
): Priced | undefined {
  let best: Priced | undefined;
  for (const { legs, ...way } of ways(from, to)) {
    const amounts = quoteGiving(legs, give, sharePpm);
    if (amounts && amounts.get > (best?.get ?? 0n)) best = { ...amounts, ...way };
  }
  return best;
}

/** The way that asks the least for an amount that is to be got. */
function bestGetting(context: ConvertContext, from: string, to: string, get: bigint): Priced | undefined {
  let best: Priced | undefined;
  for (const { legs, ...way } of waysNow(context)(from, to)) {
    const amounts = quoteGetting(legs, get, context.settings.spreadPpm);
    if (amounts && (best === undefined || amounts.give < best.give)) best = { ...amounts, ...way };
  }
  return best;
}

/**
 * What an amount comes to in the books of now, the spread taken off. Throws assetUnknown, convertNoWay, amountStep, amountTooLarge,
 * convertTooSmall, convertTooLarge, convertThin, and unavailable for a coin nobody knows the worth of.
 */
export function priceNow(context: ConvertContext, { from, to, amount, fixed }: ConvertPriceQuery): Priced {
  waysBetween(context, from, to);
  const wanted = readUnits(context, fixed === 'GIVE' ? from : to, amount);
  if (fixed === 'GIVE') refuseOutOfBounds(context, from, wanted);
  const priced =
    fixed === 'GIVE' ? bestGiving(context, { from, to, give: wanted }, context.settings.spreadPpm) : bestGetting(context, from, to, wanted);
  if (!priced) throw new AppError('convertThin');
  if (fixed === 'GET') refuseOutOfBounds(context, from, priced.give);
  return priced;
}

/** As the wire has it. */
export function amountsOf({ writer }: Pick<ConvertContext, 'writer'>, { from, to, give, get }: Priced): ConvertPrice {
  const decimal = (asset: string, units: bigint) => fromUnits(units, writer.scales.get(asset) ?? 0);
  return { from, to, give: decimal(from, give), get: decimal(to, get) };
}

/** What would be got, promised to nobody. */
export const indicativePrice = (context: ConvertContext, query: ConvertPriceQuery): ConvertPrice =>
  amountsOf(context, priceNow(context, query));
