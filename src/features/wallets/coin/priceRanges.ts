import type { Kline } from '@/contract/market';
import type { KlineInterval } from '@/domain/chart/intervals';

/** How far back, in how many candles of what length. */
export const PRICE_RANGES = {
  day: { type: '15m', limit: 96 },
  week: { type: '1h', limit: 168 },
  month: { type: '4h', limit: 180 },
  year: { type: '1d', limit: 365 },
  all: { type: '1w', limit: 500 },
} as const satisfies Record<string, { type: KlineInterval; limit: number }>;
export type PriceRange = keyof typeof PRICE_RANGES;

/** Where candles closed, each at the time the next one opened, up to the price of now. */
export function pricePoints(klines: readonly Kline[], last: string | undefined, nowMs: number): { at: number; value: string }[] {
  const closed = klines.slice(0, -1).flatMap(([, , , , close], index) => {
    const next = klines[index + 1];
    return next ? [{ at: next[0], value: close }] : [];
  });
  const now = last ?? klines.at(-1)?.[4];
  return now === undefined ? closed : [...closed.filter(({ at }) => at < nowMs), { at: nowMs, value: now }];
}
