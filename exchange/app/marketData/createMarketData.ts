import type { Instrument } from '@/contract/instrument';
import type { Coin, Depth, Kline, PublicTrade, Ticker } from '@/contract/market';
import type { KlineInterval } from '@/domain/chart/intervals';
import { AppError } from '../appError';
import { INSTRUMENTS_TOPIC, type InstrumentChanged, type MarketCommitted, marketTopic } from '../events';
import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { CandleHistory } from './candleHistory';
import { RETENTION_MS } from './candleSeries';
import { KeptMarket } from './keptMarket';
import { catchUp, loadMarket } from './loadMarket';
import { type BookSource, type MarketDataStore, STORED_INTERVALS } from './ports';
import { depthOf } from './wire';

const SPARKLINE_STEP_MS = 1_800_000;

export interface MarketDataParts {
  store: MarketDataStore;
  books: BookSource;
  bus: Bus;
  clock: Clock;
  log: Log;
}

/** What is known of the markets, kept up to date from committed events. Reads of unknown symbols throw AppError symbolUnknown. */
export interface MarketData {
  /** Reads the listing and every market's history, then follows commits. Call after migrations and the listing's seed. */
  start(): Promise<void>;
  /** Stops following and writes what has closed. */
  stop(): Promise<void>;
  /** Runs work that writes history while trades wait, then builds the memory anew. Rejects as the work does. */
  rewriteHistory(work: () => Promise<void>): Promise<void>;
  coins(): Coin[];
  /** Everything listed, of every kind; what is delisted is left out here, in tickers and in sparklines. */
  instruments(): Instrument[];
  /** The spot pairs among them. */
  pairs(): Instrument[];
  symbolInfo(symbol: string): Instrument;
  tickers(symbol?: string): Ticker[];
  /** Candles opening before `endTime` (ms; absent: up to the running one), oldest first, without holes. */
  klines(symbol: string, interval: KlineInterval, limit: number, endTime?: number): Promise<Kline[]>;
  depth(symbol: string, limit: number): Depth;
  recentTrades(symbol: string, limit: number): PublicTrade[];
  sparklines(): Record<string, string[]>;
  /** Last prices with what they are prices of; null where nothing traded. */
  lastPrices(): { base: string; quote: string; last: string | null }[];
  /**
   * What money is decided by (limits, approvals, what is bought and sold): the markets' reference prices, which two accounts that trade
   * with each other cannot walk away (adr 13). Null where nothing trades now: what was paid before a halt may be worth nothing.
   */
  referencePrices(): { base: string; quote: string; last: string | null }[];
  /** The live state of one market, for the streams. */
  market(symbol: string): KeptMarket;
  markets(): KeptMarket[];
  /** Closes candles whose time is over; call a few times a second. */
  advance(): void;
  /** Writes closed candles to the database in one go. Returns how many. */
  flush(): Promise<number>;
  /** Deletes stored candles past their retention. Returns how many. */
  prune(): Promise<number>;
}

export function createMarketData(parts: MarketDataParts): MarketData {
  return new MarketDataService(parts);
}

interface Attempt {
  hasFailed: boolean;
}

class MarketDataService implements MarketData {
  readonly #parts: MarketDataParts;
  readonly #history: CandleHistory;
  readonly #markets = new Map<string, KeptMarket>();
  #coins: Coin[] = [];
  #unsubscribe: (() => void)[] = [];
  /** Markets that missed trades, by the newest attempt to read them. */
  readonly #recovering = new Map<KeptMarket, Attempt>();
  /** Writing closed candles and reading history never overlap. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: MarketDataParts) {
    this.#parts = parts;
    this.#history = new CandleHistory(parts.store);
  }

  async start(): Promise<void> {
    const { store, books, bus } = this.#parts;
    const { coins, instruments } = await store.listing();
    this.#coins = coins;
    for (const listed of instruments) {
      const { symbol } = listed;
      const market = new KeptMarket(listed, books, (error) => this.#parts.log.error({ err: error, symbol }, 'book could not be fetched'));
      this.#markets.set(symbol, market);
      this.#unsubscribe.push(bus.subscribe(marketTopic(symbol), (event: MarketCommitted) => this.#take(market, event)));
    }
    this.#unsubscribe.push(bus.subscribe(INSTRUMENTS_TOPIC, (event: InstrumentChanged) => this.#changeRules(event)));
    for (const known of books.marketRules?.() ?? []) this.#changeRules(known);
    await this.#inTurn(() => this.#load());
    await Promise.all(this.markets().map((market) => market.book.load()));
  }

  async stop(): Promise<void> {
    for (const end of this.#unsubscribe) end();
    this.#unsubscribe = [];
    await this.flush();
  }

  rewriteHistory(work: () => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      for (const market of this.#markets.values()) market.pause();
      try {
        await work();
      } finally {
        await this.#load();
      }
    });
  }

  coins(): Coin[] {
    return this.#coins;
  }

  instruments(): Instrument[] {
    return this.#listed().map(({ instrument }) => instrument);
  }

  pairs(): Instrument[] {
    return this.instruments().filter(({ kind }) => kind === 'SPOT');
  }

  symbolInfo(symbol: string): Instrument {
    return this.market(symbol).instrument;
  }

  tickers(symbol?: string): Ticker[] {
    const nowMs = this.#parts.clock.now();
    const markets = symbol === undefined ? this.#listed() : [this.market(symbol)];
    return markets.map((market) => market.ticker(nowMs));
  }

  async klines(symbol: string, interval: KlineInterval, limit: number, endTime = Number.MAX_SAFE_INTEGER): Promise<Kline[]> {
    return this.#history.read(this.market(symbol), interval, endTime, limit);
  }

  depth(symbol: string, limit: number): Depth {
    const market = this.market(symbol);
    return depthOf(symbol, market.book.window(limit), market.units, this.#parts.clock.now());
  }

  recentTrades(symbol: string, limit: number): PublicTrade[] {
    return this.market(symbol).trades.latest(limit);
  }

  sparklines(): Record<string, string[]> {
    const nowMs = this.#parts.clock.now();
    const lineOf = ({ day, units }: KeptMarket) => day.closes(nowMs, SPARKLINE_STEP_MS).map(units.price);
    return Object.fromEntries(this.#listed().map((market) => [market.symbol, lineOf(market)]));
  }

  lastPrices(): { base: string; quote: string; last: string | null }[] {
    const nowMs = this.#parts.clock.now();
    return this.#listed().map((market) => {
      const { base, quote } = market.instrument;
      return { base, quote, last: market.ticker(nowMs).last };
    });
  }

  referencePrices(): { base: string; quote: string; last: string | null }[] {
    const nowMs = this.#parts.clock.now();
    return this.#listed().map((market) => {
      const { base, quote, state } = market.instrument;
      const { last, reference } = market.ticker(nowMs);
      return { base, quote, last: last === null || state === 'HALTED' ? null : reference };
    });
  }

  market(symbol: string): KeptMarket {
    const market = this.#markets.get(symbol);
    if (!market) throw new AppError('symbolUnknown', symbol);
    return market;
  }

  markets(): KeptMarket[] {
    return [...this.#markets.values()];
  }

  advance(): void {
    const nowMs = this.#parts.clock.now();
    for (const market of this.#markets.values()) market.advance(nowMs);
  }

  flush(): Promise<number> {
    return this.#inTurn(async () => {
      const closed = this.markets()
        .filter(({ candles }) => candles.unsaved.length > 0)
        .map(({ symbol, candles }) => ({ symbol, candles: [...candles.unsaved], lastTradeId: candles.closedTradeId }));
      if (closed.length === 0) return 0;
      await this.#parts.store.saveClosed(closed);
      for (const { symbol, candles } of closed) this.market(symbol).candles.markSaved(candles.length);
      return closed.reduce((count, { candles }) => count + candles.length, 0);
    });
  }

  async prune(): Promise<number> {
    const nowMs = this.#parts.clock.now();
    let pruned = 0;
    for (const interval of STORED_INTERVALS) {
      const keptMs = RETENTION_MS[interval];
      if (keptMs !== undefined) pruned += await this.#parts.store.pruneCandles(interval, nowMs - keptMs);
    }
    return pruned;
  }

  async #load(): Promise<void> {
    for (const market of this.#markets.values()) {
      market.pause();
      await loadMarket(market, this.#parts.store);
      if (!this.#recovering.has(market)) market.goLive();
    }
    this.#history.forget();
    this.advance();
  }

  #listed(): KeptMarket[] {
    return this.markets().filter(({ isListed }) => isListed);
  }

  #changeRules({ symbol, rules }: Pick<InstrumentChanged, 'symbol' | 'rules'>): void {
    this.#markets.get(symbol)?.changeRules(rules);
  }

  #take(market: KeptMarket, event: MarketCommitted): void {
    if (market.hasMissedBefore(event) || this.#recovering.get(market)?.hasFailed) this.#recover(market);
    market.apply(event);
  }

  /** Trades of lost events are in the database. Until they have been read the market's trades wait, so that none is left out. */
  #recover(market: KeptMarket): void {
    const { store, log } = this.#parts;
    const attempt: Attempt = { hasFailed: false };
    this.#recovering.set(market, attempt);
    market.pause();
    const succeed = () => {
      // More was missed meanwhile: the newer attempt lets the market go on.
      if (this.#recovering.get(market) !== attempt) return;
      this.#recovering.delete(market);
      market.goLive();
    };
    const fail = (error: unknown) => {
      attempt.hasFailed = true;
      log.error({ err: error, symbol: market.symbol }, 'missed trades could not be read; trying again with the next commit');
    };
    this.#inTurn(() => catchUp(market, store)).then(succeed, fail);
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }
}
