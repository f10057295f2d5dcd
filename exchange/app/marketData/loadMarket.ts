import { candleOpenTime, INTERVAL_MS, KLINE_INTERVALS, type KlineInterval } from '@/domain/chart/intervals';
import { aggregate } from './candles';
import type { KeptMarket } from './keptMarket';
import type { Candle, CommittedTrade, MarketDataStore } from './ports';

const DAY_MS = INTERVAL_MS['1d'];
const TRADES_AT_ONCE = 5000;
const RECENT_TRADES = 200;

/**
 * Brings a market's memory to where the database is: candles from stored minutes (those of several days from stored days), then every
 * trade the stored candles do not contain. Running it again gives the same candles, so a killed process loses nothing.
 */
export async function loadMarket(market: KeptMarket, store: MarketDataStore): Promise<void> {
  const { symbol } = market;
  const { tradeId, newestMinuteMs } = await store.progress(symbol);
  if (newestMinuteMs !== undefined) await seed(market, store, tradeId, newestMinuteMs);
  await eachTradeAfter(tradeId, symbol, store, (trade) => market.count(trade));
  if (market.trades.count > 0) return;
  const recent = await store.latestTrades(symbol, RECENT_TRADES);
  for (const trade of recent.reverse()) market.trades.add(trade);
}

async function seed(market: KeptMarket, store: MarketDataStore, lastTradeId: string, newestMs: number): Promise<void> {
  const endMs = newestMs + INTERVAL_MS['1m'];
  const dayStartMs = candleOpenTime('1d', newestMs);
  const { before, rows: minutes } = await store.candles(market.symbol, '1m', Math.min(dayStartMs, endMs - DAY_MS), endMs);
  const longestMs = Math.min(...KLINE_INTERVALS.map((interval) => candleOpenTime(interval, newestMs)));
  const { rows: days } = await store.candles(market.symbol, '1d', longestMs, dayStartMs);
  const newestOf = (interval: KlineInterval, finer: readonly Candle[]) =>
    aggregate(
      interval,
      finer.filter(({ openMs }) => openMs >= candleOpenTime(interval, newestMs)),
    ).at(-1);
  const today = newestOf('1d', minutes);
  if (!today) return;
  const running = KLINE_INTERVALS.map((interval) => [
    interval,
    INTERVAL_MS[interval] > DAY_MS ? newestOf(interval, [...days, today]) : newestOf(interval, minutes),
  ]);
  market.candles.seed({ candles: Object.fromEntries(running), lastTradeId });
  market.candles.advance(endMs);
  market.day.seed(minutes, before?.close);
}

/** Takes the trades the market missed: those after the last one it has counted. */
export function catchUp(market: KeptMarket, store: MarketDataStore): Promise<void> {
  return eachTradeAfter(market.candles.lastTradeId, market.symbol, store, (trade) => market.take(trade));
}

async function eachTradeAfter(
  tradeId: string,
  symbol: string,
  store: MarketDataStore,
  take: (trade: CommittedTrade) => void,
): Promise<void> {
  let after = tradeId;
  for (;;) {
    const trades = await store.tradesAfter(symbol, after, TRADES_AT_ONCE);
    for (const trade of trades) take(trade);
    after = trades.at(-1)?.id ?? after;
    if (trades.length < TRADES_AT_ONCE) return;
  }
}
