import type { BookWindow } from '../marketData/bookMirror';
import type { PriceLevel } from '../marketData/bookSide';
import type { KeptMarket } from '../marketData/keptMarket';
import { levelOf } from '../marketData/wire';
import type { Channel } from './channel';
import { diffLevels } from './depthDiff';
import { type EncodedFrame, encodeFrame } from './frame';

export interface DepthSettings {
  /** Shortest time between two updates of a market, ms. */
  everyMs: number;
  /** Levels per side that are kept up to date at the clients. */
  levels: number;
}

/**
 * The best levels of one market's book. Each update is the difference between the window published last and the book now, so
 * that whoever applies snapshot and updates has exactly the book's best levels, also when levels enter or leave the window.
 */
export class DepthChannel implements Channel {
  #published: BookWindow;
  #epoch: number;
  #publishedMs: number;
  #snapshot: readonly EncodedFrame[] | undefined;

  constructor(
    private readonly market: KeptMarket,
    private readonly settings: DepthSettings,
    nowMs: number,
  ) {
    this.#published = market.book.window(settings.levels);
    this.#epoch = market.book.epoch;
    this.#publishedMs = nowMs;
  }

  snapshot(): readonly EncodedFrame[] {
    this.#snapshot ??= [encodeFrame({ type: 'depth.snapshot', ...this.#wire(this.#published), at: this.#publishedMs })];
    return this.#snapshot;
  }

  collect(nowMs: number): readonly EncodedFrame[] {
    const { book } = this.market;
    const isReplaced = book.epoch !== this.#epoch;
    if (book.seq === this.#published.seq && !isReplaced) return [];
    if (nowMs - this.#publishedMs < this.settings.everyMs) return [];
    const before = this.#published;
    const after = book.window(this.settings.levels);
    const bids = diffLevels(before.bids, after.bids, -1);
    const asks = diffLevels(before.asks, after.asks, 1);
    // A change beyond the window is none for the clients: their sequence stays where it is.
    if (bids.length + asks.length === 0 && !isReplaced) return [];
    this.#published = after;
    this.#publishedMs = nowMs;
    this.#snapshot = undefined;
    this.#epoch = book.epoch;
    // A book that was fetched anew may count anew: clients start over with it.
    if (isReplaced) return this.snapshot();
    return [encodeFrame({ type: 'depth.update', prevSeq: before.seq, ...this.#wire({ seq: after.seq, bids, asks }), at: nowMs })];
  }

  #wire({ seq, bids, asks }: BookWindow) {
    const levels = (side: readonly PriceLevel[]) => side.map((level) => levelOf(level, this.market.units));
    return { symbol: this.market.symbol, seq, bids: levels(bids), asks: levels(asks) };
  }
}
