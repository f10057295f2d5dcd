import type { Conversion } from '@/contract/convert';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { ConversionTerms } from '../money/convert/terms';
import { shortAtMost } from './bounds';
import type { ConvertContext } from './context';
import { type Promised, readQuote } from './quoteToken';

/** How far apart conversions of small balances are. */
export const SMALL_APART_MS = 24 * 3_600_000;

/** Has the money writer convert. Every coin of every market on the way may be what the desk is short of. */
export function runConversion(context: ConvertContext, terms: ConversionTerms): Promise<Conversion[]> {
  const { writer, house, settings } = context;
  const coins = terms.items.flatMap(({ route }) => route.map(({ symbol }) => writer.markets.get(symbol)));
  const assets = new Set(coins.flatMap((market) => (market ? [market.base, market.quote] : [])));
  return writer.run('convert', { ...terms, desk: { house, lossPpm: settings.lossPpm, shortAtMost: shortAtMost(context, assets) } });
}

/**
 * Converts at a quote, once. Throws convertQuoteInvalid, convertQuoteExpired, convertPriceMoved, convertDeskFull, convertThin,
 * convertIdReused, convertSmallTooSoon, balanceTooLow, amountTooLarge, unavailable, and what markets and standing say.
 */
export async function placeAtQuote(
  context: ConvertContext,
  actor: Actor,
  { quote, clientOrderId }: { quote: string; clientOrderId: string },
  kind: Promised['kind'],
): Promise<Conversion[]> {
  const promised = readQuote(context.secret, quote, actor);
  if (promised.kind !== kind) throw new AppError('convertQuoteInvalid');
  const { quoteId, wallet, items, quotedMs, expiresMs } = promised;
  const { userId, brand, accountType } = actor;
  const apart = kind === 'SMALL' ? { apartMs: SMALL_APART_MS } : {};
  const when = { quotedMs, expiresMs, askedMs: context.clock.now() };
  return runConversion(context, {
    actor: { userId, brand, accountType },
    clientId: clientOrderId,
    quoteId,
    kind,
    planId: null,
    wallet,
    items,
    ...when,
    ...apart,
  });
}

/** One coin into another. */
export async function placeConversion(
  context: ConvertContext,
  actor: Actor,
  order: { quote: string; clientOrderId: string },
): Promise<Conversion> {
  const [conversion] = await placeAtQuote(context, actor, order, 'ONCE');
  if (!conversion) throw new Error('a conversion made nothing');
  return conversion;
}
