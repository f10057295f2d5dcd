import { type MarketCommitted, marketTopic } from '@/exchange/app/events';
import { createMarketData, type MarketData } from '@/exchange/app/marketData/createMarketData';
import type { BookSource, Candle, CommittedTrade, MarketDataStore } from '@/exchange/app/marketData/ports';
import type { ListedInstrument } from '@/exchange/app/markets/listedInstrument';
import type { BookLevels } from '@/exchange/app/money/moneyWriter';
import type { Bus } from '@/exchange/app/ports/bus';
import { createInProcessBus } from '@/exchange/bus/inProcessBus';
import { liveSpot } from './liveSpot';
import { silentLog } from './silentLog';

/** A clock that moves when told to. */
export function fakeClock(startMs: number) {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    set: (ms: number) => {
      nowMs = ms;
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}
export type FakeClock = ReturnType<typeof fakeClock>;

export const pairOf = (symbol: string): ListedInstrument => {
  const [base = '', quote = ''] = symbol.split('_');
  return {
    symbol,
    base,
    quote,
    priceUnit: '0.1',
    quantityUnit: '0.00001',
    priceIncrement: '0.1',
    quantityIncrement: '0.00001',
    minQuantity: '0.00001',
    maxQuantity: '500',
    minNotional: '5',
    priceBand: '0.1',
    ...liveSpot,
    categories: ['layer1'],
    listedAt: 0,
    sort: 0,
  };
};

/** Keeps nothing between starts: for tests of what happens in memory. */
export function emptyStore(pairs: readonly ListedInstrument[]): MarketDataStore {
  return {
    listing: async () => ({ coins: [], instruments: [...pairs] }),
    candles: async () => ({ before: undefined, rows: [] as Candle[] }),
    progress: async () => ({ tradeId: '0', newestMinuteMs: undefined }),
    tradesAfter: async () => [],
    latestTrades: async () => [],
    saveClosed: async () => {},
    insertKlines: async () => {},
    pruneCandles: async () => 0,
  };
}

type Level = MarketCommitted['levels'][number];

/** The owner of one market's book, naively: two maps, and events that say what changed. */
export class TestBook implements BookSource {
  readonly bids = new Map<number, number>();
  readonly asks = new Map<number, number>();
  seq = 0;
  referenceTicks = 1;
  fetched = 0;

  constructor(readonly symbol: string) {}

  /** Applies a batch and returns its event. */
  commit(levels: readonly Level[], trades: CommittedTrade[] = [], atMs = 0): MarketCommitted {
    for (const { side, priceTicks, lots } of levels) {
      const book = side === 'BUY' ? this.bids : this.asks;
      if (lots === 0) book.delete(priceTicks);
      else book.set(priceTicks, lots);
    }
    if (levels.length > 0) this.seq += 1;
    return { symbol: this.symbol, seq: this.seq, levels: [...levels], trades, referenceTicks: this.referenceTicks, atMs };
  }

  bookLevels(symbol: string, limit: number): BookLevels {
    this.fetched += 1;
    const [bids, asks] = [this.side(this.bids, -1, limit), this.side(this.asks, 1, limit)];
    return { symbol, seq: this.seq, referenceTicks: this.referenceTicks, bids, asks };
  }

  side(book: Map<number, number>, sign: 1 | -1, limit: number) {
    return [...book]
      .map(([priceTicks, lots]) => ({ priceTicks, lots }))
      .sort((a, b) => (a.priceTicks - b.priceTicks) * sign)
      .slice(0, limit);
  }
}

export interface TestMarket {
  book: TestBook;
  bus: Bus;
  clock: FakeClock;
  marketData: MarketData;
  /** Commits a batch and lets everybody hear of it. */
  commit(levels: readonly Level[], trades?: CommittedTrade[]): Promise<void>;
}

/** Market data of one market over a naive book, in memory. */
export async function startTestMarket(symbol = 'BTC_USDT', startMs = Date.UTC(2026, 10, 21, 12)): Promise<TestMarket> {
  const book = new TestBook(symbol);
  const bus = createInProcessBus(silentLog);
  const clock = fakeClock(startMs);
  const marketData = createMarketData({ store: emptyStore([pairOf(symbol)]), books: book, bus, clock, log: silentLog });
  await marketData.start();
  const commit = async (levels: readonly Level[], trades: CommittedTrade[] = []) => {
    bus.publish(marketTopic(symbol), book.commit(levels, trades, clock.now()));
    // The in-process bus delivers in a microtask.
    await Promise.resolve();
  };
  return { book, bus, clock, marketData, commit };
}
