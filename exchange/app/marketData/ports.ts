import type { Coin } from '@/contract/market';
import type { OrderSide } from '@/domain/order/enums';
import type { ListedInstrument, LiveRules } from '../markets/listedInstrument';
import type { BookLevels } from '../money/moneyWriter';

/**
 * Candle lengths that are stored; each other one is put together from a finer one of these when asked for (`candleSeries.ts`).
 */
export const STORED_INTERVALS = ['1m', '15m', '1h', '1d'] as const;
export type StoredInterval = (typeof STORED_INTERVALS)[number];

/** One candle in the market's integers. A candle nothing traded in is not stored: readers carry the close before it forward. */
export interface Candle {
  /** Open time, ms since the epoch; a multiple of the interval. */
  openMs: number;
  /** Prices in ticks (price / priceUnit). */
  open: number;
  high: number;
  low: number;
  close: number;
  /** Base volume in lots (quantity / quantityUnit). */
  lots: number;
  /** Quote volume: the sum of ticks x lots over the trades. May pass 2^53. */
  tickLots: bigint;
}

/** A public trade as it was committed. Ids grow with every trade of a market. */
export interface CommittedTrade {
  id: string;
  priceTicks: number;
  lots: number;
  takerSide: OrderSide;
  atMs: number;
}

/** Closed candles of one market since the last flush, and the last trade they contain. */
export interface ClosedCandles {
  symbol: string;
  lastTradeId: string;
  candles: { interval: StoredInterval; candle: Candle }[];
}

/** What market data needs from the database. */
export interface MarketDataStore {
  /**
   * Writes closed candles of one series in bulk, replacing those with the same open time. Hand in thousands at a time.
   * Write only candles that have closed, and 1m for at least the running week day (24 h): running candles of the longer
   * intervals and the 24 h ticker are put together from the finer stored ones.
   */
  insertKlines(symbol: string, interval: StoredInterval, candles: readonly Candle[]): Promise<void>;
  /** Coins and instruments as listed in the database. */
  listing(): Promise<{ coins: Coin[]; instruments: ListedInstrument[] }>;
  /** Stored candles opening in [fromMs, toMs), oldest first, and the last one before `fromMs` when there is one. */
  candles(symbol: string, interval: StoredInterval, fromMs: number, toMs: number): Promise<{ before: Candle | undefined; rows: Candle[] }>;
  /** Id of the last trade that stored 1m candles contain, and the open time of the newest of these candles. */
  progress(symbol: string): Promise<{ tradeId: string; newestMinuteMs: number | undefined }>;
  /** Trades with ids above `afterId`, oldest first, at most `limit`. */
  tradesAfter(symbol: string, afterId: string, limit: number): Promise<CommittedTrade[]>;
  /** Latest trades, newest first. */
  latestTrades(symbol: string, limit: number): Promise<CommittedTrade[]>;
  /** Writes candles and progress of all markets in one transaction. */
  saveClosed(closed: readonly ClosedCandles[]): Promise<void>;
  /** Deletes candles opening before `beforeMs`, but never the newest of a series. Returns how many. */
  pruneCandles(interval: StoredInterval, beforeMs: number): Promise<number>;
}

/** The committed book; the money writer in this process, or a call to the process that owns the market. */
export interface BookSource {
  bookLevels(symbol: string, limit: number): BookLevels | Promise<BookLevels>;
  /** What holds in each market now, which may be more than the listing says: a market whose book could not be built is halted. */
  marketRules?(): readonly { symbol: string; rules: LiveRules }[];
}
