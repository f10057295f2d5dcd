import { type Candle, toCandle } from '@/domain/chart/candles';
import type { KlineInterval } from '@/domain/chart/intervals';
import type { ChannelFrame } from '../channelKey';
import type { FrameScheduler, Publishable } from '../frameScheduler';
import type { ChannelReader } from '../stream';

/** What a chart hears. */
export interface KlineListener {
  /** The running candle; at most once per animation frame and open time, and never out of order. */
  onCandle(candle: Candle): void;
  /** Candles may have been missed: load the newest page again. */
  onMissed(): void;
}

/** Hands the running candle to a chart, which draws it outside React. Candles that close within one frame are all handed on. */
export class KlineFeed implements ChannelReader, Publishable {
  private waiting = new Map<number, Candle>();
  private wasLost = false;

  constructor(
    private readonly scheduler: FrameScheduler,
    readonly interval: KlineInterval,
    private readonly listener: KlineListener,
  ) {}

  onFrame(frame: ChannelFrame): void {
    if (frame.type !== 'kline') return;
    const candle = toCandle(frame.kline);
    this.waiting.set(candle.time, candle);
    this.scheduler.markDirty(this);
  }

  onLost(): void {
    this.wasLost = true;
  }

  publish(): void {
    if (this.wasLost) this.listener.onMissed();
    this.wasLost = false;
    const candles = [...this.waiting.values()].sort((a, b) => a.time - b.time);
    this.waiting.clear();
    for (const candle of candles) this.listener.onCandle(candle);
  }
}
