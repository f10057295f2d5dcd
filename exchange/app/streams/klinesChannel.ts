import type { KlineInterval } from '@/domain/chart/intervals';
import type { KeptMarket } from '../marketData/keptMarket';
import type { Candle } from '../marketData/ports';
import { klineOf } from '../marketData/wire';
import type { Channel } from './channel';
import { type EncodedFrame, encodeFrame } from './frame';

/** The running candle of one series, at most every `everyMs`. A candle that closed is sent once more, whole, before the next one. */
export class KlinesChannel implements Channel {
  #version = -1;
  #openMs: number | undefined;
  #collectedMs: number | undefined;
  #snapshot: { version: number; frames: readonly EncodedFrame[] } | undefined;

  constructor(
    private readonly market: KeptMarket,
    private readonly interval: KlineInterval,
    private readonly everyMs: number,
  ) {}

  /** The candle before, for a client that may have missed its end, and the running one. */
  snapshot(nowMs: number): readonly EncodedFrame[] {
    const { version } = this.market.candles;
    if (this.#snapshot?.version !== version) this.#snapshot = { version, frames: this.#frames(true, nowMs) };
    return this.#snapshot.frames;
  }

  collect(nowMs: number): readonly EncodedFrame[] {
    const { version } = this.market.candles;
    if (version === this.#version) return [];
    if (this.#collectedMs !== undefined && nowMs - this.#collectedMs < this.everyMs) return [];
    const openMs = this.market.candles.running(this.interval)?.openMs;
    const hasClosed = this.#openMs !== undefined && openMs !== this.#openMs;
    this.#version = version;
    this.#openMs = openMs;
    this.#collectedMs = nowMs;
    return this.#frames(hasClosed, nowMs);
  }

  #frames(withPrevious: boolean, nowMs: number): EncodedFrame[] {
    const { candles } = this.market;
    const previous = withPrevious ? candles.previous(this.interval) : undefined;
    const wanted = [previous, candles.running(this.interval)];
    return wanted.filter((candle) => candle !== undefined).map((candle) => this.#encode(candle, nowMs));
  }

  #encode(candle: Candle, nowMs: number): EncodedFrame {
    const { symbol, units } = this.market;
    return encodeFrame({ type: 'kline', symbol, interval: this.interval, kline: klineOf(candle, units), at: nowMs });
  }
}
