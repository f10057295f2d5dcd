import { candleOpenTime, INTERVAL_MS } from '@/domain/chart/intervals';
import { addDeal, flatCandle } from '../../../marketData/candles';
import { type Candle, type CommittedTrade, type MarketDataStore, STORED_INTERVALS } from '../../../marketData/ports';
import { FairPrices, logPrice } from '../fairPrices';
import type { PracticePair } from '../practicePairs';
import { Random, seedFor } from '../process/random';
import { drawCandles } from './drawCandles';
import { drawPaths, type PricePath, pinPath } from './pricePath';
import { storedSeries } from './series';
import { historyStart, type Step, timeline } from './timeline';

const MINUTE_MS = INTERVAL_MS['1m'];
const TRADES_AT_ONCE = 5000;

export type HistoryStore = Pick<MarketDataStore, 'insertKlines' | 'candles' | 'progress' | 'tradesAfter' | 'latestTrades' | 'saveClosed'>;

export interface BackfillDeps {
  store: HistoryStore;
  pairs: readonly PracticePair[];
  seed: number;
}

/** Where a pair's stored history ends. */
interface Stored {
  pair: PracticePair;
  /** First minute that is not stored; undefined without any history. */
  endMs: number | undefined;
  closeTicks: number;
  /** Price the market goes on from. */
  lastTicks: number;
}

/**
 * Gives every pair a past up to `nowMs`: three years on the first start, and later what is missing since the exchange was
 * stopped. A first history ends at the anchor price; a gap runs from the last candle to the last traded price, where the
 * books still stand, so that nothing jumps. Returns the prices to go on from, by symbol.
 */
export async function backfill(deps: BackfillDeps, nowMs: number): Promise<Map<string, number>> {
  const stored: Stored[] = [];
  for (const pair of deps.pairs) stored.push(await storedEnd(deps.store, pair, nowMs));
  const known = stored.filter(({ endMs }) => endMs !== undefined);
  const fresh = stored.filter(({ endMs }) => endMs === undefined);
  await draw(deps, fresh, historyStart(nowMs), nowMs);
  const gapStart = Math.max(...known.map(({ endMs }) => endMs ?? 0));
  if (known.length > 0) await draw(deps, known, gapStart, nowMs);
  return new Map(stored.map(({ pair, lastTicks }) => [pair.symbol, lastTicks]));
}

async function storedEnd(store: HistoryStore, pair: PracticePair, nowMs: number): Promise<Stored> {
  await storeTradedMinutes(store, pair.symbol, nowMs);
  const { newestMinuteMs } = await store.progress(pair.symbol);
  const [trade] = await store.latestTrades(pair.symbol, 1);
  if (newestMinuteMs === undefined) {
    return { pair, endMs: undefined, closeTicks: pair.anchorTicks, lastTicks: trade?.priceTicks ?? pair.anchorTicks };
  }
  const { rows } = await store.candles(pair.symbol, '1m', newestMinuteMs, newestMinuteMs + MINUTE_MS);
  const closeTicks = rows.at(-1)?.close ?? pair.anchorTicks;
  return { pair, endMs: newestMinuteMs + MINUTE_MS, closeTicks, lastTicks: trade?.priceTicks ?? closeTicks };
}

/** Trades of closed minutes that were not stored as candles when the exchange stopped. */
async function storeTradedMinutes(store: HistoryStore, symbol: string, nowMs: number): Promise<void> {
  const runningMs = candleOpenTime('1m', nowMs);
  const trades = await unstoredTrades(store, symbol);
  const closed = trades.filter(({ atMs }) => atMs < runningMs);
  const minutes: Candle[] = [];
  for (const trade of closed) {
    const openMs = candleOpenTime('1m', trade.atMs);
    if (minutes.at(-1)?.openMs !== openMs) minutes.push(flatCandle(openMs, trade.priceTicks));
    const minute = minutes.at(-1);
    if (minute !== undefined) addDeal(minute, trade);
  }
  const lastTradeId = closed.at(-1)?.id;
  if (lastTradeId === undefined) return;
  await store.saveClosed([{ symbol, lastTradeId, candles: minutes.map((candle) => ({ interval: '1m' as const, candle })) }]);
}

/** Few: candles are stored as they close, so these are the trades of about a minute. */
async function unstoredTrades(store: HistoryStore, symbol: string): Promise<CommittedTrade[]> {
  const found: CommittedTrade[] = [];
  let after = (await store.progress(symbol)).tradeId;
  for (;;) {
    const page = await store.tradesAfter(symbol, after, TRADES_AT_ONCE);
    for (const trade of page) found.push(trade);
    after = page.at(-1)?.id ?? after;
    if (page.length < TRADES_AT_ONCE) return found;
  }
}

async function draw(deps: BackfillDeps, ends: readonly Stored[], fromMs: number, nowMs: number): Promise<void> {
  const steps = timeline(fromMs, nowMs);
  if (steps.length === 0 || ends.length === 0) return;
  const seed = seedFor(deps.seed, `history ${fromMs}`);
  const lastTicks = new Map(ends.map(({ pair, closeTicks }) => [pair.symbol, closeTicks]));
  // All pairs take part in the process, so that a pair listed later gets the past it would have had.
  const paths = drawPaths(new FairPrices(seed, deps.pairs, lastTicks), deps.pairs, steps);
  for (const end of ends) {
    const path = paths.get(end.pair.symbol);
    if (path !== undefined) await store(deps, end, pinned(end, path), steps, seed, nowMs);
  }
}

function pinned({ pair, endMs, closeTicks, lastTicks }: Stored, path: PricePath): PricePath {
  return pinPath(path, logPrice(pair, lastTicks), endMs === undefined ? undefined : logPrice(pair, closeTicks));
}

async function store(
  deps: BackfillDeps,
  { pair }: Stored,
  path: PricePath,
  steps: readonly Step[],
  seed: number,
  nowMs: number,
): Promise<void> {
  const fromMs = steps[0]?.openMs ?? nowMs;
  const drawn = drawCandles(pair, path, steps, new Random(seedFor(seed, `candles ${pair.symbol}`)));
  const { rows: begun } = await deps.store.candles(pair.symbol, '1m', candleOpenTime('1d', fromMs), fromMs);
  const allSteps = [...begun.map(({ openMs }) => ({ openMs, interval: '1m' as const })), ...steps];
  const series = storedSeries(allSteps, [...begun, ...drawn], fromMs, nowMs);
  // The finest last: it is by the newest minute that a later start knows how far history reaches.
  for (const interval of [...STORED_INTERVALS].reverse()) {
    if (series[interval].length > 0) await deps.store.insertKlines(pair.symbol, interval, series[interval]);
  }
}
