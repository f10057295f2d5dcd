import type { InstrumentKind } from '@/domain/market/marketState';
import { decimalsOf, toMultiples } from '@/domain/money/increments';
import { divideUnits, fromUnits, toSafeUnits, toUnits } from '@/domain/money/units';
import type { OrderSide } from '@/domain/order/enums';

/** A market as the database lists it; decimals as text. Units never change; increments are rules, and multiples of them. */
export interface MarketRow {
  symbol: string;
  kind: InstrumentKind;
  base: string;
  quote: string;
  settle: string;
  baseScale: number;
  quoteScale: number;
  priceUnit: string;
  quantityUnit: string;
  priceIncrement: string;
  quantityIncrement: string;
  minQuantity: string;
  maxQuantity: string;
  minNotional: string;
  priceBand: string;
}

/** The pair in the integers the writer computes with: ticks, lots and ledger units. */
export interface Market extends MarketRow {
  /** Whole ticks and lots that new prices and quantities are multiples of. */
  ticksPerIncrement: number;
  lotsPerIncrement: number;
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
  /** An average price, in units of its decimals, is filled quote x `averageFactor` / (filled lots x `averagePerLot`). */
  averageFactor: bigint;
  averagePerLot: bigint;
}

const PPM_DECIMALS = 6;
const ONE_IN_PPM = 1_000_000n;
const SUPPORT_FACTOR = 10;

function wholeUnits(row: MarketRow, what: string, decimal: string, scale: number): bigint {
  const units = toUnits(decimal, scale);
  if (units === undefined) throw new RangeError(`${row.symbol}: ${what} ${decimal} does not fit ${scale} decimals`);
  return units;
}

function notionalStep(row: MarketRow): bigint {
  const decimals = decimalsOf(row.priceUnit) + decimalsOf(row.quantityUnit);
  const tick = wholeUnits(row, 'price unit', row.priceUnit, decimalsOf(row.priceUnit));
  const lot = wholeUnits(row, 'quantity unit', row.quantityUnit, decimalsOf(row.quantityUnit));
  return wholeUnits(row, 'price unit x quantity unit', fromUnits(tick * lot, decimals), row.quoteScale);
}

function multiplesOf(row: MarketRow, what: string, increment: string, unit: string): number {
  const count = toMultiples(increment, unit);
  if (count === undefined || count === 0) throw new RangeError(`${row.symbol}: ${what} ${increment} is no multiple of ${unit}`);
  return count;
}

/** Throws a RangeError when units or increments do not fit: then a notional could not be exact. */
export function defineMarket(row: MarketRow): Market {
  const basePerLot = wholeUnits(row, 'quantity unit', row.quantityUnit, row.baseScale);
  const lotsOf = (quantity: string) => {
    const lots = Number(divideUnits(wholeUnits(row, 'quantity', quantity, row.baseScale), basePerLot, 'down'));
    if (!Number.isSafeInteger(lots)) throw new RangeError(`${row.symbol}: quantity ${quantity} is more lots than can be counted`);
    return lots;
  };
  const bandPpm = toSafeUnits(row.priceBand, PPM_DECIMALS);
  if (bandPpm === undefined) throw new RangeError(`${row.symbol}: price band ${row.priceBand} has more than ${PPM_DECIMALS} decimals`);
  const averageDecimals = decimalsOf(row.priceUnit) + 2;
  return {
    ...row,
    ticksPerIncrement: multiplesOf(row, 'price increment', row.priceIncrement, row.priceUnit),
    lotsPerIncrement: multiplesOf(row, 'quantity increment', row.quantityIncrement, row.quantityUnit),
    quotePerTickLot: notionalStep(row),
    basePerLot,
    minLots: Math.max(1, lotsOf(row.minQuantity)),
    maxLots: lotsOf(row.maxQuantity),
    minNotionalUnits: wholeUnits(row, 'minimum notional', row.minNotional, row.quoteScale),
    bandPpm: BigInt(bandPpm),
    priceStep: wholeUnits(row, 'price unit', row.priceUnit, decimalsOf(row.priceUnit)),
    priceDecimals: decimalsOf(row.priceUnit),
    quantityStep: wholeUnits(row, 'quantity unit', row.quantityUnit, decimalsOf(row.quantityUnit)),
    quantityDecimals: decimalsOf(row.quantityUnit),
    averageDecimals,
    averageFactor: 10n ** BigInt(row.baseScale + averageDecimals),
    averagePerLot: basePerLot * 10n ** BigInt(row.quoteScale),
  };
}

/** Ledger units of quote that a quantity costs at a price. */
export function notionalOf(market: Market, priceTicks: number, lots: number): bigint {
  return BigInt(priceTicks) * BigInt(lots) * market.quotePerTickLot;
}

/** The worst price an order may trade at: highest for a buy, lowest for a sell. */
export function bandLimitTicks(market: Market, side: OrderSide, referenceTicks: number): number {
  const reference = BigInt(referenceTicks);
  const limit =
    side === 'BUY'
      ? divideUnits(reference * (ONE_IN_PPM + market.bandPpm), ONE_IN_PPM, 'down')
      : divideUnits(reference * (ONE_IN_PPM - market.bandPpm), ONE_IN_PPM, 'up');
  return Math.max(1, Number(limit));
}

/** The smallest order at a price, by quantity and by notional. */
export function smallestLots(market: Market, priceTicks: number): number {
  const byNotional = divideUnits(market.minNotionalUnits, BigInt(priceTicks) * market.quotePerTickLot, 'up');
  return Math.max(market.minLots, Number(byNotional));
}

/** How many lots make a price count as supported: ten times the smallest order. */
export const supportLots = (market: Market, referenceTicks: number): number => smallestLots(market, referenceTicks) * SUPPORT_FACTOR;

export const priceText = (market: Market, ticks: number) => fromUnits(BigInt(ticks) * market.priceStep, market.priceDecimals);
export const quantityText = (market: Market, lots: number) => fromUnits(BigInt(lots) * market.quantityStep, market.quantityDecimals);
export const quoteText = (market: Market, units: bigint) => fromUnits(units, market.quoteScale);

/** What an order of this side spends (and reserves), and what it receives (and pays its fee in). */
export const spentAsset = (market: MarketRow, side: OrderSide) => (side === 'BUY' ? market.quote : market.base);
export const receivedAsset = (market: MarketRow, side: OrderSide) => (side === 'BUY' ? market.base : market.quote);
export const scaleOf = (market: MarketRow, asset: string) => (asset === market.base ? market.baseScale : market.quoteScale);
