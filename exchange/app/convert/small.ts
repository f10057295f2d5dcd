import type { CallParams } from '@/contract/calls';
import type { Conversion, SmallBalances, SmallQuote } from '@/contract/convert';
import type { Wallet } from '@/domain/account/wallets';
import { less } from '@/domain/convert/quote';
import { compare, multiply, roundDecimals } from '@/domain/money/decimal';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { ConvertContext } from './context';
import { placeAtQuote, SMALL_APART_MS } from './placeConversion';
import { bestGiving } from './price';
import { newQuoteId, signQuote } from './quoteToken';
import { shareOf } from './readConversions';
import { openMarkets, waysNow } from './ways';

/** What is worth less than this is small: about twice the smallest order of a market. */
const SMALL_BELOW_USD = '10';
/** What is worth less than this stays: it would come to nothing. */
const FLOOR_USD = '0.01';

interface Small {
  asset: string;
  available: bigint;
  usd: string;
}

/** Coins of a wallet that are too little to trade, and enough to come to something. */
async function smallOnes({ store, rates, writer, ...context }: ConvertContext, userId: string, wallet: Wallet): Promise<Small[]> {
  const prices = rates();
  const traded = new Set(openMarkets({ writer, ...context }).flatMap(({ base, quote }) => [base, quote]));
  const rows = await store.available(userId, wallet);
  return rows.flatMap(({ asset, available }) => {
    const rate = prices.get(asset);
    if (rate === undefined || !traded.has(asset)) return [];
    const usd = multiply(fromUnits(available, writer.scales.get(asset) ?? 0), rate);
    const isSmall = compare(usd, FLOOR_USD) >= 0 && compare(usd, SMALL_BELOW_USD) < 0;
    return isSmall ? [{ asset, available, usd }] : [];
  });
}

async function nextAt({ store, clock }: ConvertContext, userId: string): Promise<number | null> {
  const last = await store.lastConversion(userId, 'SMALL');
  return last === undefined || last + SMALL_APART_MS <= clock.now() ? null : last + SMALL_APART_MS;
}

/** What could be converted at once, and when. */
export async function smallBalances(
  context: ConvertContext,
  { userId }: Actor,
  { wallet }: CallParams<'convertSmall'>,
): Promise<SmallBalances> {
  const { settings, writer } = context;
  const found = await smallOnes(context, userId, wallet);
  const coins = found.map(({ asset, available, usd }) => ({
    coinSymbol: asset,
    amount: fromUnits(available, writer.scales.get(asset) ?? 0),
    usd: roundDecimals(usd, 4, 'down'),
  }));
  return { coins, feeRate: shareOf(settings.smallFeePpm), nextAt: await nextAt(context, userId) };
}

/**
 * A firm quote for all of several small balances together. Of what the books would bring a share is taken as the fee, rounded up, in place of
 * the spread. Throws convertSmallTooSoon, convertNotSmall, convertNoWay, convertThin, assetUnknown.
 */
export async function quoteSmall(context: ConvertContext, actor: Actor, request: CallParams<'convertSmallQuote'>): Promise<SmallQuote> {
  const { settings, clock, secret, writer } = context;
  const { coins, into, wallet } = request;
  const { userId, brand } = actor;
  const tooSoon = await nextAt(context, userId);
  if (tooSoon !== null) throw new AppError('convertSmallTooSoon', tooSoon);
  const small = new Map((await smallOnes(context, userId, wallet)).map((one) => [one.asset, one.available]));
  const ways = waysNow(context);
  const items = coins.map((asset) => {
    const give = small.get(asset);
    if (give === undefined || asset === into) throw new AppError('convertNotSmall', asset);
    // The fee is what is missing to what the books bring.
    const worth = bestGiving(context, { from: asset, to: into, give }, 0, ways);
    const get = worth === undefined ? 0n : less(worth.get, settings.smallFeePpm);
    if (worth === undefined || get === 0n) throw new AppError('convertThin');
    return { ...worth, get, fee: worth.get - get };
  });
  const quotedMs = clock.now();
  const expiresMs = quotedMs + settings.quoteMs;
  const sum = (of: (item: (typeof items)[number]) => bigint) =>
    fromUnits(
      items.reduce((total, item) => total + of(item), 0n),
      writer.scales.get(into) ?? 0,
    );
  const decimal = (asset: string, units: bigint) => fromUnits(units, writer.scales.get(asset) ?? 0);
  return {
    items: items.map(({ from, give, get }) => ({ coinSymbol: from, give: decimal(from, give), get: decimal(into, get) })),
    into,
    worth: sum(({ get, fee }) => get + fee),
    fee: sum(({ fee }) => fee),
    get: sum(({ get }) => get),
    quote: signQuote(secret, { quoteId: newQuoteId(), brand, userId, kind: 'SMALL', wallet, items, quotedMs, expiresMs }),
    at: quotedMs,
    expiresAt: expiresMs,
  };
}

/** Converts them all at once, or none. */
export const placeSmall = (context: ConvertContext, actor: Actor, order: CallParams<'convertSmallOrder'>): Promise<Conversion[]> =>
  placeAtQuote(context, actor, order, 'SMALL');
