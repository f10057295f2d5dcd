import type { Kline } from '@/contract/market';
import { candleOpenTime, type KlineInterval, openTimeAfter } from '@/domain/chart/intervals';
import { fromUnits } from '@/domain/money/units';
import type { CommittedTrade } from '@/exchange/app/marketData/ports';

// What candles and 24 h figures are, straight from the list of all trades: slow and obvious. Tick 0.1, lot 0.00001.

const price = (ticks: number) => fromUnits(BigInt(ticks), 1);
const quantity = (lots: number) => fromUnits(BigInt(lots), 5);
const quote = (tickLots: bigint) => fromUnits(tickLots, 6);

const sumLots = (trades: readonly CommittedTrade[]) => trades.reduce((sum, { lots }) => sum + lots, 0);
const sumQuote = (trades: readonly CommittedTrade[]) =>
  trades.reduce((sum, { lots, priceTicks }) => sum + BigInt(lots) * BigInt(priceTicks), 0n);

/** Every candle from the first trade's up to the one running at `nowMs`, but no more than the last `limit` of them. */
export function naiveKlines(trades: readonly CommittedTrade[], interval: KlineInterval, nowMs: number, limit = 5000): Kline[] {
  const [first] = trades;
  if (!first) return [];
  const result: Kline[] = [];
  const startMs = Math.max(candleOpenTime(interval, first.atMs), openTimeAfter(interval, candleOpenTime(interval, nowMs), 1 - limit));
  let close = (trades.filter(({ atMs }) => atMs < startMs).at(-1) ?? first).priceTicks;
  for (let openMs = startMs; openMs <= nowMs; openMs = openTimeAfter(interval, openMs)) {
    const inside = trades.filter(({ atMs }) => atMs >= openMs && atMs < openTimeAfter(interval, openMs));
    const prices = inside.length > 0 ? inside.map(({ priceTicks }) => priceTicks) : [close];
    close = prices.at(-1) ?? close;
    result.push([
      openMs,
      price(prices[0] ?? close),
      price(Math.max(...prices)),
      price(Math.min(...prices)),
      price(close),
      quantity(sumLots(inside)),
      quote(sumQuote(inside)),
    ]);
  }
  return result;
}

/** The 24 h figures: the running minute and the 1439 before it, with the price standing when they began. */
export function naiveDay(trades: readonly CommittedTrade[], nowMs: number) {
  const startMs = candleOpenTime('1m', nowMs) - 1439 * 60_000;
  const before = trades.filter(({ atMs }) => atMs < startMs).at(-1);
  const inside = trades.filter(({ atMs }) => atMs >= startMs);
  const opensWithTrade = inside[0] !== undefined && inside[0].atMs < startMs + 60_000;
  const carried = before && !opensWithTrade ? [before.priceTicks] : [];
  const prices = [...carried, ...inside.map(({ priceTicks }) => priceTicks)];
  const [open] = prices;
  if (open === undefined) return undefined;
  return {
    open: price(open),
    high: price(Math.max(...prices)),
    low: price(Math.min(...prices)),
    last: price(prices.at(-1) ?? open),
    baseVolume: quantity(sumLots(inside)),
    quoteVolume: quote(sumQuote(inside)),
  };
}

/** Last prices at the end of each half hour of the same window. */
export function naiveSparkline(trades: readonly CommittedTrade[], nowMs: number): string[] {
  const startMs = candleOpenTime('1m', nowMs) - 1439 * 60_000;
  const ends = Array.from({ length: 48 }, (_, step) => startMs + (step + 1) * 1_800_000);
  return ends.flatMap((endMs) => {
    const last = trades.filter(({ atMs }) => atMs < endMs).at(-1);
    return last ? [price(last.priceTicks)] : [];
  });
}
