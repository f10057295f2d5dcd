import type { AccountPart, ChannelRef } from '@/contract/channels';
import type { Instrument } from '@/contract/instrument';
import type { Depth, Ticker } from '@/contract/market';
import type { KlineInterval } from '@/domain/chart/intervals';
import { Listeners } from '@/src/lib/store/listeners';
import type { RealtimeCalls, StreamLog } from './calls';
import { channelKey } from './channelKey';
import type { ConnectionState } from './connection/connection';
import type { ConnectionPorts } from './connection/ports';
import { ExternalStore } from './externalStore';
import { type FramePorts, FrameScheduler } from './frameScheduler';
import { freshnessOf } from './freshness';
import { BookStore } from './stores/bookStore';
import { FreshnessStore } from './stores/freshnessStore';
import { InstrumentsStore } from './stores/instrumentsStore';
import { KlineFeed, type KlineListener } from './stores/klineFeed';
import { PrivateStore } from './stores/privateStore';
import { TickersStore } from './stores/tickersStore';
import { TradesStore } from './stores/tradesStore';
import { type ChannelReader, Stream } from './stream';

export type RealtimePorts = ConnectionPorts & FramePorts;

/** What the server rendered a market's page with; whatever could not be had is missing. */
export interface MarketStart {
  depth?: Depth;
  ticker?: Ticker;
  instrument?: Instrument;
}

/** Public channels outlive their last reader for this long, so that moving between screens does not start them over. */
const LINGER_MS = 2_000;
/** How often those are looked at that grow old. */
const LOOK_EVERY_MS = 200;

class ConnectionStore extends ExternalStore<ConnectionState> {
  follow(state: ConnectionState): void {
    this.set(state);
  }
}

/** Everything live on a page: one stream, and a store per channel that exists for as long as somebody reads it. */
export class Realtime {
  readonly scheduler: FrameScheduler;
  readonly connection: ConnectionStore;
  readonly tickers: TickersStore;
  readonly instruments: InstrumentsStore;
  readonly account: PrivateStore;
  private readonly stream: Stream;
  private readonly books = new Map<string, BookStore>();
  private readonly trades = new Map<string, TradesStore>();
  /** One timer for all who watch something grow old; it runs while somebody does. */
  private readonly clock = new Listeners(() => {
    const timer = setInterval(() => this.clock.tell(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  });
  /** Of markets' books by symbol, and of the line. */
  private readonly freshnesses = new Map<string | undefined, FreshnessStore>();
  private accountReaders = 0;
  private endAccount: (() => void) | undefined;
  private readonly readers = new Map<string, { count: number; end: () => void }>();

  constructor(
    private readonly ports: RealtimePorts,
    calls: RealtimeCalls,
    log: StreamLog,
  ) {
    this.scheduler = new FrameScheduler(ports);
    this.stream = new Stream(
      ports,
      () => calls.websocketToken(),
      log,
      () => this.connection.follow(this.stream.state),
    );
    this.connection = new ConnectionStore(this.scheduler, this.stream.state);
    this.tickers = new TickersStore(this.scheduler);
    this.instruments = new InstrumentsStore(this.scheduler);
    this.account = new PrivateStore(this.scheduler, calls, log);
  }

  now(): number {
    return this.ports.now();
  }

  /** The connection as it is this moment; `connection` is as of the last paint. */
  connectionNow(): ConnectionState {
    return this.stream.state;
  }

  /** Shows what a page was rendered with until the stream knows better. Call it before anybody reads. */
  startWith({ depth, ticker, instrument }: MarketStart): void {
    if (depth) this.book(depth.symbol).startWith(depth);
    if (ticker) this.tickers.startWith(ticker);
    if (instrument) this.instruments.startWith(instrument);
  }

  book(symbol: string): BookStore {
    return this.storeOf(this.books, symbol, () => new BookStore(this.scheduler, symbol, this.ports.now, (ref) => this.stream.resync(ref)));
  }

  tradesOf(symbol: string): TradesStore {
    return this.storeOf(this.trades, symbol, () => new TradesStore(this.scheduler, this.tickers));
  }

  /** How fresh a market's book is, or without a symbol the line. */
  freshness(symbol?: string): FreshnessStore {
    return this.storeOf(
      this.freshnesses,
      symbol,
      () =>
        new FreshnessStore({
          look: () => freshnessOf(this.connectionNow(), symbol === undefined ? undefined : this.book(symbol).getSnapshot(), this.now()),
          watch: (onChange) => this.watchFreshness(symbol, onChange),
        }),
    );
  }

  readBook(symbol: string): () => void {
    return this.read({ channel: 'depth', symbol }, this.book(symbol), () => this.books.delete(symbol));
  }

  readTrades(symbol: string): () => void {
    return this.read({ channel: 'trades', symbol }, this.tradesOf(symbol), () => this.trades.delete(symbol));
  }

  readTickers(): () => void {
    return this.read({ channel: 'tickers' }, this.tickers);
  }

  readInstruments(): () => void {
    return this.read({ channel: 'instruments' }, this.instruments);
  }

  /** The signed-in user's orders, fills and balances. Ends with its last reader at once: signing out leaves nothing behind. */
  readAccount(): () => void {
    this.accountReaders += 1;
    if (this.accountReaders === 1) {
      this.endAccount = this.stream.read({ channel: 'private' }, this.account);
      this.account.start();
    }
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.accountReaders -= 1;
      if (this.accountReaders > 0) return;
      this.endAccount?.();
      this.account.stop();
    };
  }

  /** Hears which part of the account's own standing is different, or, with none named, that any may be: after every cut, too. */
  readStanding(onChange: (part?: AccountPart) => void): () => void {
    return this.stream.read(
      { channel: 'private' },
      {
        onFrame: (frame) => {
          if (frame.type === 'account') onChange(frame.part);
        },
        onLost: () => undefined,
        onSubscribed: () => onChange(),
      },
    );
  }

  /** One chart's own feed of running candles. */
  readKlines(symbol: string, interval: KlineInterval, listener: KlineListener): () => void {
    const feed = new KlineFeed(this.scheduler, { symbol, interval }, this.tickers, listener);
    const endPrices = this.tickers.subscribe(() => feed.follow());
    const endCandles = this.stream.read({ channel: 'klines', symbol, interval }, feed);
    return () => {
      endPrices();
      endCandles();
    };
  }

  /** Asks for a fresh book after it froze. */
  retryBook(symbol: string): void {
    this.stream.resync({ channel: 'depth', symbol });
  }

  retryNow(): void {
    this.stream.retryNow();
  }

  networkLost(): void {
    this.stream.networkLost();
  }

  wake(): void {
    this.stream.wake();
  }

  stop(): void {
    this.stream.stop();
    this.account.stop();
  }

  /** Readers share one subscription; some time after the last has gone, it ends and the store is dropped. */
  private read(ref: ChannelRef, reader: ChannelReader, onEnd?: () => void): () => void {
    const key = channelKey(ref);
    const entry = this.readers.get(key) ?? { count: 0, end: this.stream.read(ref, reader) };
    entry.count += 1;
    this.readers.set(key, entry);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      entry.count -= 1;
      setTimeout(() => this.endUnread(key, onEnd), LINGER_MS);
    };
  }

  private endUnread(key: string, onEnd: (() => void) | undefined): void {
    const entry = this.readers.get(key);
    if (!entry || entry.count > 0) return;
    this.readers.delete(key);
    entry.end();
    onEnd?.();
  }

  private watchFreshness(symbol: string | undefined, onChange: () => void): () => void {
    const releases = [this.clock.add(onChange), this.connection.subscribe(onChange)];
    if (symbol !== undefined) releases.push(this.readBook(symbol), this.book(symbol).subscribe(onChange));
    return () => {
      for (const release of releases) release();
    };
  }

  private storeOf<Key, Store>(stores: Map<Key, Store>, symbol: Key, create: () => Store): Store {
    const store = stores.get(symbol) ?? create();
    stores.set(symbol, store);
    return store;
  }
}
