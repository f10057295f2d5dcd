import { routesBetween } from '@/domain/convert/route';
import type { Leg } from '@/domain/convert/walkLeg';
import { placingIn } from '@/domain/market/marketState';
import { toUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import { LEDGER_LIMIT } from '../money/ledger/limits';
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
export function waysBetween(context: ConvertContext, from: string, to: string): Way[] {
  for (const asset of [from, to]) if (!context.writer.scales.has(asset)) throw new AppError('assetUnknown', asset);
  const routes = routesBetween(openMarkets(context), from, to);
  if (routes.length === 0) throw new AppError('convertNoWay', from, to);
  return routes.map((route) => ({ from, to, route }));
}

/** The books of a way as everybody sees them, as far as their price bands go. */
export function legsOf({ writer }: ConvertContext, { route }: Way): Leg[] {
  return route.map(({ symbol, side }) => {
    const market = writer.markets.get(symbol);
    if (!market) throw new AppError('symbolUnknown', symbol);
    const { bids, asks, referenceTicks } = writer.bookLevels(symbol, DEPTH);
    const limit = bandLimitTicks(market, side, referenceTicks);
    const levels =
      side === 'BUY' ? asks.filter(({ priceTicks }) => priceTicks <= limit) : bids.filter(({ priceTicks }) => priceTicks >= limit);
    return { side, basePerLot: market.basePerLot, quotePerTickLot: market.quotePerTickLot, levels };
  });
}

/** A decimal in ledger units, as typed. Throws amountStep and amountTooLarge. */
export function readUnits({ writer }: Pick<ConvertContext, 'writer'>, asset: string, text: string): bigint {
  const scale = writer.scales.get(asset);
  if (scale === undefined) throw new AppError('assetUnknown', asset);
  const units = toUnits(text, scale);
  if (units === undefined || units <= 0n) throw new AppError('amountStep', scale === 0 ? '1' : `0.${'1'.padStart(scale, '0')}`, asset);
  if (units > LEDGER_LIMIT) throw new AppError('amountTooLarge', '90000000000', asset);
  return units;
}
