import { decimalsOf } from '@/domain/money/increments';
import { divideUnits, fromUnits, toSafeUnits, toUnits } from '@/domain/money/units';
import type { OrderSide } from '@/domain/order/enums';

/**
 * What a market takes: LIVE everything, POST_ONLY no order that would trade at once, CANCEL_ONLY cancels alone, HALTED and DELISTED
 * nothing.
 */
export type MarketState = 'LIVE' | 'POST_ONLY' | 'CANCEL_ONLY' | 'HALTED' | 'DELISTED';

/** A pair as the database lists it; decimals as text. */
export interface MarketRow {
  symbol: string;
  base: string;
  quote: string;
  baseScale: number;
  quoteScale: number;
  priceIncrement: string;
  quantityIncrement: string;
  minQuantity: string;
  maxQuantity: string;
  minNotional: string;
  priceBand: string;
  isPaused: boolean;
}

/** The pair in the integers the writer computes with: ticks, lots and ledger units. */
export interface Market extends MarketRow {
  /** Ledger units of quote that one tick x one lot is worth. */
  quotePerTickLot: bigint;
  /** Ledger units of base in one lot. */
  basePerLot: bigint;
  minLots: number;
  maxLots: number;
  /** In ledger units of quote. */
  minNotionalUnits: bigint;
  bandPpm: bigint;
  /** One tick and one lot, in units of their own decimals. */
  priceStep: bigint;
  priceDecimals: number;
  quantityStep: bigint;
  quantityDecimals: number;
  /** Decimals an average price is told with. */
  averageDecimals: number;
}

const PPM_DECIMALS = 6;
const ONE_IN_PPM = 1_000_000n;

function wholeUnits(row: MarketRow, what: string, decimal: string, scale: number): bigint {
  const units = toUnits(decimal, scale);
  if (units === undefined) throw new RangeError(`${row.symbol}: ${what} ${decimal} does not fit ${scale} decimals`);
  return units;
}

function notionalStep(row: MarketRow): bigint {
  const decimals = decimalsOf(row.priceIncrement) + decimalsOf(row.quantityIncrement);
  const tick = wholeUnits(row, 'price increment', row.priceIncrement, decimalsOf(row.priceIncrement));
  const lot = wholeUnits(row, 'quantity increment', row.quantityIncrement, decimalsOf(row.quantityIncrement));
  return wholeUnits(row, 'price increment x quantity increment', fromUnits(tick * lot, decimals), row.quoteScale);
}

/** Throws a RangeError when the increments do not fit the assets' scales: then a notional could not be exact. */
export function defineMarket(row: MarketRow): Market {
  const basePerLot = wholeUnits(row, 'quantity increment', row.quantityIncrement, row.baseScale);
  const lotsOf = (quantity: string) => {
    const lots = Number(divideUnits(wholeUnits(row, 'quantity', quantity, row.baseScale), basePerLot, 'down'));
    if (!Number.isSafeInteger(lots)) throw new RangeError(`${row.symbol}: quantity ${quantity} is more lots than can be counted`);
    return lots;
  };
  const bandPpm = toSafeUnits(row.priceBand, PPM_DECIMALS);
  if (bandPpm === undefined) throw new RangeError(`${row.symbol}: price band ${row.priceBand} has more than ${PPM_DECIMALS} decimals`);
  return {
    ...row,
    quotePerTickLot: notionalStep(row),
    basePerLot,
    minLots: Math.max(1, lotsOf(row.minQuantity)),
    maxLots: lotsOf(row.maxQuantity),
    minNotionalUnits: wholeUnits(row, 'minimum notional', row.minNotional, row.quoteScale),
    bandPpm: BigInt(bandPpm),
    priceStep: wholeUnits(row, 'price increment', row.priceIncrement, decimalsOf(row.priceIncrement)),
    priceDecimals: decimalsOf(row.priceIncrement),
    quantityStep: wholeUnits(row, 'quantity increment', row.quantityIncrement, decimalsOf(row.quantityIncrement)),
    quantityDecimals: decimalsOf(row.quantityIncrement),
    averageDecimals: decimalsOf(row.priceIncrement) + 2,
  };
}

/** Ledger units of quote that a quantity costs at a price. */
export function notionalOf(market: Market, priceTicks: number, lots: number): bigint {
  return BigInt(priceTicks) * BigInt(lots) * market.quotePerTickLot;
}

/** The worst price an order may trade at: highest for a buy, lowest for a sell. */
export function bandLimitTicks(market: Market, side: OrderSide, lastPriceTicks: number): number {
  const last = BigInt(lastPriceTicks);
  const limit =
    side === 'BUY'
      ? divideUnits(last * (ONE_IN_PPM + market.bandPpm), ONE_IN_PPM, 'down')
      : divideUnits(last * (ONE_IN_PPM - market.bandPpm), ONE_IN_PPM, 'up');
  return Math.max(1, Number(limit));
}

export const priceText = (market: Market, ticks: number) => fromUnits(BigInt(ticks) * market.priceStep, market.priceDecimals);
export const quantityText = (market: Market, lots: number) => fromUnits(BigInt(lots) * market.quantityStep, market.quantityDecimals);
export const quoteText = (market: Market, units: bigint) => fromUnits(units, market.quoteScale);

/** What an order of this side spends (and reserves), and what it receives (and pays its fee in). */
export const spentAsset = (market: MarketRow, side: OrderSide) => (side === 'BUY' ? market.quote : market.base);
export const receivedAsset = (market: MarketRow, side: OrderSide) => (side === 'BUY' ? market.base : market.quote);
export const scaleOf = (market: MarketRow, asset: string) => (asset === market.base ? market.baseScale : market.quoteScale);
