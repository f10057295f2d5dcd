import type { Candle } from '@/domain/chart/candles';
import type { KlineListener } from '@/src/realtime';

/** A chart draws all its candles anew for one price, which costs as much as all other figures of a frame together. */
const LEAST_MS = 250;
/** So long may the newest price wait for a frame that comes anyway. */
const MOST_MS = 400;

/**
 * Hands running candles on at most four times a second: the last price stands beside the chart with every frame. A candle that follows on
 * another is not held up, and the one before it is handed on as it ended.
 */
export class CandlePace implements KlineListener {
  private waiting: Candle | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private handedOnAt = Number.NEGATIVE_INFINITY;
  private newest = Number.NEGATIVE_INFINITY;

  constructor(private readonly listener: KlineListener) {}

  onCandle(candle: Candle): void {
    const isSame = candle.time === this.newest;
    if (this.waiting && this.waiting.time !== candle.time) this.handOn();
    this.waiting = candle;
    if (!isSame || performance.now() - this.handedOnAt >= LEAST_MS) this.handOn();
    else this.timer ??= setTimeout(() => this.handOn(), MOST_MS - (performance.now() - this.handedOnAt));
  }

  onMissed(): void {
    this.drop();
    this.listener.onMissed();
  }

  /** Nothing more is handed on. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = undefined;
  }

  private handOn(): void {
    const candle = this.waiting;
    this.drop();
    if (!candle) return;
    this.handedOnAt = performance.now();
    this.newest = candle.time;
    this.listener.onCandle(candle);
  }
}
