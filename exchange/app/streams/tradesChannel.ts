import type { KeptMarket } from '../marketData/keptMarket';
import type { Channel } from './channel';
import { type EncodedFrame, encodeFrame } from './frame';

const SNAPSHOT_TRADES = 50;

/** Public trades of one market: the latest first, then each new one once. */
export class TradesChannel implements Channel {
  /** Number of the last trade given out. */
  #cursor: number;
  #snapshot: readonly EncodedFrame[] | undefined;

  constructor(private readonly market: KeptMarket) {
    this.#cursor = market.trades.count;
  }

  snapshot(nowMs: number): readonly EncodedFrame[] {
    const { symbol, trades } = this.market;
    this.#snapshot ??= [
      encodeFrame({ type: 'trades', symbol, isSnapshot: true, trades: trades.latest(SNAPSHOT_TRADES, this.#cursor), at: nowMs }),
    ];
    return this.#snapshot;
  }

  collect(nowMs: number): readonly EncodedFrame[] {
    const { symbol, trades } = this.market;
    if (trades.count === this.#cursor) return [];
    const fresh = trades.since(this.#cursor);
    this.#cursor = trades.count;
    this.#snapshot = undefined;
    // More came at once than are kept: everyone starts over with the latest.
    if (!fresh) return this.snapshot(nowMs);
    return [encodeFrame({ type: 'trades', symbol, isSnapshot: false, trades: fresh, at: nowMs })];
  }
}
