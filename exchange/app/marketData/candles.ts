import { candleOpenTime, type KlineInterval, openTimeAfter } from '@/domain/chart/intervals';
import type { Candle } from './ports';

// Candle arithmetic in integers. "Sparse" series hold only candles something traded in; "dense" ones have no holes.

export interface Deal {
  priceTicks: number;
  lots: number;
}

/** A candle nothing has traded in: the close before it, carried forward. */
export function flatCandle(openMs: number, close: number): Candle {
  return { openMs, open: close, high: close, low: close, close, lots: 0, tickLots: 0n };
}

/** Adds a trade in place. The first trade replaces a carried price: a candle opens where its first trade was. */
export function addDeal(candle: Candle, { priceTicks, lots }: Deal): void {
  if (candle.lots === 0) {
    candle.open = priceTicks;
    candle.high = priceTicks;
    candle.low = priceTicks;
  }
  if (priceTicks > candle.high) candle.high = priceTicks;
  if (priceTicks < candle.low) candle.low = priceTicks;
  candle.close = priceTicks;
  candle.lots += lots;
  candle.tickLots += BigInt(priceTicks) * BigInt(lots);
}

function absorb(candle: Candle, later: Candle): void {
  candle.high = Math.max(candle.high, later.high);
  candle.low = Math.min(candle.low, later.low);
  candle.close = later.close;
  candle.lots += later.lots;
  candle.tickLots += later.tickLots;
}

/** Sparse candles of a finer series (oldest first), put together into sparse candles of `interval`. */
export function aggregate(interval: KlineInterval, finer: readonly Candle[]): Candle[] {
  const result: Candle[] = [];
  let current: Candle | undefined;
  for (const candle of finer) {
    const openMs = candleOpenTime(interval, candle.openMs);
    if (current?.openMs === openMs) {
      absorb(current, candle);
    } else {
      current = { ...candle, openMs };
      result.push(current);
    }
  }
  return result;
}

/**
 * Fills the holes of a sparse series over [fromMs, toMs) with flat candles. `before` is the close ahead of `fromMs`;
 * without it the result starts at the first candle there is.
 */
export function fillHoles(
  interval: KlineInterval,
  sparse: readonly Candle[],
  fromMs: number,
  toMs: number,
  before: number | undefined,
): Candle[] {
  const result: Candle[] = [];
  let carried = before;
  let next = 0;
  for (let openMs = candleOpenTime(interval, fromMs); openMs < toMs; openMs = openTimeAfter(interval, openMs)) {
    const candle = sparse[next];
    if (candle?.openMs === openMs) {
      result.push(candle);
      carried = candle.close;
      next += 1;
    } else if (carried !== undefined) {
      result.push(flatCandle(openMs, carried));
    }
  }
  return result;
}
