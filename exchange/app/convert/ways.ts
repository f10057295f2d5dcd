import { type RouteLeg, routesBetween } from '@/domain/convert/route';
import type { Leg } from '@/domain/convert/walkLeg';
import { placingIn } from '@/domain/market/marketState';
import { AppError } from '../appError';
import { readAmount } from '../money/ledger/readAmount';
import { bandLimitTicks } from '../money/records/market';
import type { ConvertContext, Way } from './context';

/** Levels a quote may go through in one book. */
const DEPTH = 500;

/** Markets that take orders now. Those of one kind of state are the same to everybody. */
export function openMarkets({ writer }: Pick<ConvertContext, 'writer'>) {
  const states = new Map(writer.marketRules().map(({ symbol, rules }) => [symbol, rules.state]));
  return [...writer.markets.values()].filter(({ symbol, kind }) => {
    const state = states.get(symbol);
    return kind === 'SPOT' && state !== undefined && placingIn(state) === 'ANY';
  });
}

/** How to get from one coin to another now. Throws assetUnknown, and convertNoWay where there is none. */
export function waysBetween(context: ConvertContext, from: string, to: string, markets = openMarkets(context)): Way[] {
  for (const asset of [from, to]) if (!context.writer.scales.has(asset)) throw new AppError('assetUnknown', asset);
  const routes = routesBetween(markets, from, to);
  if (routes.length === 0) throw new AppError('convertNoWay', from, to);
  return routes.map((route) => ({ from, to, route }));
}

/** Below so many of a market's smallest orders the desk may keep what it took: what it had may be as much against it. */
const UNHEDGED = 2n;

/** A market's book as everybody sees it, as far as its price band goes. */
function legOf({ writer }: ConvertContext, { symbol, side }: RouteLeg): Leg {
  const market = writer.markets.get(symbol);
  if (!market) throw new AppError('symbolUnknown', symbol);
  const { bids, asks, referenceTicks } = writer.bookLevels(symbol, DEPTH);
  const limit = bandLimitTicks(market, side, referenceTicks);
  const levels =
    side === 'BUY' ? asks.filter(({ priceTicks }) => priceTicks <= limit) : bids.filter(({ priceTicks }) => priceTicks >= limit);
  const { basePerLot, quotePerTickLot, minNotionalUnits } = market;
  return { side, basePerLot, quotePerTickLot, levels, small: { priceTicks: referenceTicks, belowQuote: UNHEDGED * minNotionalUnits } };
}

/** A way, and the books it goes through. */
export interface OpenWay extends Way {
  legs: readonly Leg[];
}

/** The ways between two coins, with their books. Throws as `waysBetween`. */
export type Ways = (from: string, to: string) => readonly OpenWay[];

/** The ways of this moment: each book is read once, however many ask. */
export function waysNow(context: ConvertContext): Ways {
  const markets = openMarkets(context);
  const legs = new Map<string, Leg>();
  const known = new Map<string, readonly OpenWay[]>();
  const legNow = (leg: RouteLeg): Leg => {
    const key = `${leg.symbol} ${leg.side}`;
    const made = legs.get(key) ?? legOf(context, leg);
    legs.set(key, made);
    return made;
  };
  return (from, to) => {
    const key = `${from} ${to}`;
    const made = known.get(key) ?? waysBetween(context, from, to, markets).map((way) => ({ ...way, legs: way.route.map(legNow) }));
    known.set(key, made);
    return made;
  };
}

/** A decimal in ledger units, as typed. @throws AppError assetUnknown, and as `readAmount` */
export function readUnits({ writer }: Pick<ConvertContext, 'writer'>, asset: string, text: string): bigint {
  const scale = writer.scales.get(asset);
  if (scale === undefined) throw new AppError('assetUnknown', asset);
  return readAmount(asset, scale, text);
}
