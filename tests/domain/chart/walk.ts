import type { Candle } from '@/domain/chart/candles';

/** Candles of a price that wanders the same way in every run. */
export function walk(count: number, start = 100): Candle[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let price = start;
  return Array.from({ length: count }, (_, index) => {
    const open = price;
    const close = Math.max(start / 100, open + (random() - 0.5) * start * 0.02);
    price = close;
    return {
      time: index * 60,
      open,
      close,
      high: Math.max(open, close) * (1 + random() / 100),
      low: Math.min(open, close) * (1 - random() / 100),
      volume: random(),
    };
  });
}
