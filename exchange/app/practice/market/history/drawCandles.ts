import { INTERVAL_MS } from '@/domain/chart/intervals';
import type { Candle } from '../../../marketData/ports';
import { ticksAt } from '../fairPrices';
import type { PracticePair } from '../practicePairs';
import { HUB } from '../practicePairs';
import { liveliness } from '../process/liveliness';
import { dailyVolatility } from '../process/priceProcess';
import type { Random } from '../process/random';
import { Mood } from './mood';
import type { PricePath } from './pricePath';
import type { Step } from './timeline';

const DAY_MS = INTERVAL_MS['1d'];
const HALF_HOUR_MS = INTERVAL_MS['1h'] / 2;
/** Spread of the log volume of one candle around what its hour and volatility suggest. */
const VOLUME_SPREAD = 0.45;
/** Of a standard normal variable. */
const MEAN_OF_ABSOLUTE = Math.sqrt(2 / Math.PI);

/** One candle for every step of a path. Each opens where the one before closed. */
export function drawCandles(pair: PracticePair, path: PricePath, steps: readonly Step[], random: Random): Candle[] {
  const usual = dailyVolatility(pair.base, pair.quote, HUB) ** 2 / DAY_MS;
  let open = Math.round(ticksAt(pair, path.logs[0] ?? 0));
  const mood = new Mood(random);
  return steps.map(({ openMs, interval }, index) => {
    const [from = 0, to = 0] = [path.logs[index], path.logs[index + 1]];
    const variance = path.variances[index] ?? 0;
    const close = Math.round(ticksAt(pair, to));
    const high = Math.max(open, close, Math.round(ticksAt(pair, extreme(from, to, variance, random))));
    const low = Math.min(open, close, Math.round(ticksAt(pair, -extreme(-from, -to, variance, random))));
    const durationMs = INTERVAL_MS[interval];
    const activity = Math.sqrt(variance / (usual * durationMs));
    const move = (moveAround(path, index, durationMs, 0, usual) + moveAround(path, index, durationMs, HALF_HOUR_MS, usual)) / 2;
    const lots = lotsOf(pair, { openMs, durationMs, activity, move, mood: mood.pass(durationMs), price: (open + close) / 2 }, random);
    const average = Math.min(high, Math.max(low, Math.round((open + high + low + close) / 4)));
    const candle: Candle = { openMs, open, high, low, close, lots, tickLots: BigInt(lots) * BigInt(average) };
    open = close;
    return candle;
  });
}

/**
 * How far the price came from `aroundMs` before a candle to as long after it, relative to how far it usually comes: who trades a move
 * does so while it lasts, not in its one minute.
 */
function moveAround({ logs }: PricePath, index: number, durationMs: number, aroundMs: number, usual: number): number {
  const around = Math.floor(aroundMs / durationMs);
  const [first, last] = [Math.max(0, index - around), Math.min(logs.length - 1, index + 1 + around)];
  const moved = Math.abs((logs[last] ?? 0) - (logs[first] ?? 0));
  return moved / (Math.sqrt(usual * (last - first) * durationMs) * MEAN_OF_ABSOLUTE);
}

/** The highest point of a Brownian path between two ends: its exact distribution, drawn by inversion. */
function extreme(from: number, to: number, variance: number, random: Random): number {
  const move = to - from;
  return (from + to + Math.sqrt(move * move - 2 * variance * Math.log(random.positive()))) / 2;
}

interface Interval {
  openMs: number;
  durationMs: number;
  /** Volatility of this candle relative to the usual one. */
  activity: number;
  /** How far the price came, relative to how far it usually does. */
  move: number;
  /** How much people feel like trading, whatever the price does. */
  mood: number;
  price: number;
}

function lotsOf(pair: PracticePair, { openMs, durationMs, activity, move, mood, price }: Interval, random: Random): number {
  const usual = (pair.dailyTickLots * durationMs) / DAY_MS / price;
  const lots = usual * hourFactor(openMs, durationMs) * liveliness(activity, move) * mood * random.sizeFactor(VOLUME_SPREAD);
  return Math.max(1, Math.round(lots));
}

/** More is traded in the afternoon and evening of Europe than in its night; a whole day averages to 1. */
function hourFactor(openMs: number, durationMs: number): number {
  if (durationMs >= DAY_MS) return 1;
  const hour = ((openMs + durationMs / 2) % DAY_MS) / 3_600_000;
  return 1 + 0.35 * Math.cos(((hour - 15) / 12) * Math.PI);
}
