import type { Instrument } from '@/contract/instrument';
import type { Ticker } from '@/contract/market';
import type { MarketCommitted } from '../events';
import { type ListedInstrument, type LiveRules, toInstrument } from '../markets/listedInstrument';
import { BookMirror } from './bookMirror';
import { DayWindow } from './dayWindow';
import { type MarketUnits, marketUnits } from './marketUnits';
import type { BookSource, CommittedTrade } from './ports';
import { RunningCandles } from './runningCandles';
import { tickerOf } from './ticker';
import { TradeRing } from './tradeRing';

/** Trades of a minute may still be on their way from the commit when the minute ends; candles close this much later. */
const CLOSING_GRACE_MS = 1000;

/** Everything that is kept in memory of one market. */
export class KeptMarket {
  readonly symbol: string;
  /** As it is listed now; another object after every change. */
  instrument: Instrument;
  readonly units: MarketUnits;
  readonly book: BookMirror;
  readonly trades: TradeRing;
  readonly candles = new RunningCandles();
  readonly day = new DayWindow();
  /** Events that came while history is read; undefined once the market is live. */
  #waiting: MarketCommitted[] | undefined = [];
  /** Sequence of the newest event; undefined before the first. */
  #seq: number | undefined;

  constructor(listed: ListedInstrument, source: BookSource, onError: (error: unknown) => void) {
    this.symbol = listed.symbol;
    this.instrument = toInstrument(listed);
    this.units = marketUnits(listed);
    this.trades = new TradeRing(this.units);
    this.book = new BookMirror(listed.symbol, source, onError);
  }

  /** Whether commits before this one never arrived. Every trade moves the book, so a hole in its sequence tells. */
  hasMissedBefore(event: MarketCommitted): boolean {
    return this.#seq !== undefined && event.seq > this.#seq + 1;
  }

  /** False once it is delisted: it is in no list, and its history can still be read. */
  get isListed(): boolean {
    return this.instrument.state !== 'DELISTED';
  }

  /** The same rules again leave the same instrument. */
  changeRules(rules: LiveRules): void {
    const fields = Object.keys(rules) as (keyof LiveRules)[];
    if (fields.every((field) => this.instrument[field] === rules[field])) return;
    this.instrument = { ...this.instrument, ...rules };
  }

  /** Takes one commit. */
  apply(event: MarketCommitted): void {
    this.#seq = event.seq;
    void this.book.apply(event);
    if (this.#waiting) this.#waiting.push(event);
    else this.#applyTrades(event.trades);
  }

  /** Holds trades back until `goLive`: history is about to be read. */
  pause(): void {
    this.#waiting ??= [];
  }

  /** Takes the trades that came while history was read; those that history contained are known by their ids. */
  goLive(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const event of waiting) this.#applyTrades(event.trades);
  }

  /** One trade of history or of a commit; counted once, whoever brings it. */
  count(trade: CommittedTrade): boolean {
    const isNew = this.candles.addTrade(trade);
    if (isNew) this.day.add(trade);
    return isNew;
  }

  /** Closes the candles whose time is over. */
  advance(nowMs: number): void {
    if (!this.#waiting) this.candles.advance(nowMs - CLOSING_GRACE_MS);
  }

  ticker(nowMs: number): Ticker {
    const { bestBid, bestAsk, referenceTicks } = this.book;
    const now = { bidTicks: bestBid, askTicks: bestAsk, referenceTicks };
    return tickerOf(this.symbol, this.units, this.day.stats(nowMs), now, nowMs);
  }

  /** A trade that is new to everybody. */
  take(trade: CommittedTrade): void {
    if (this.count(trade)) this.trades.add(trade);
  }

  #applyTrades(trades: readonly CommittedTrade[]): void {
    for (const trade of trades) this.take(trade);
  }
}
