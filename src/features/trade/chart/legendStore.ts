import type { Candle } from '@/domain/chart/candles';
import { candleAt } from '@/domain/chart/hover';
import { movingAverage } from '@/domain/chart/movingAverage';

export interface LegendValues {
  candle: Candle | undefined;
  /** Averages at that candle, in the order of `lengths`; undefined where there are too few candles. */
  averages: readonly (number | undefined)[];
}

const NOTHING: LegendValues = { candle: undefined, averages: [] };

/** What the legend says: the candle under the crosshair, else the newest. Only the legend listens. */
export class LegendStore {
  private values = NOTHING;
  private candles: readonly Candle[] = [];
  private hovered: number | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly lengths: readonly number[]) {}

  readonly getSnapshot = (): LegendValues => this.values;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  hover(time: number | undefined): void {
    if (time === this.hovered) return;
    this.hovered = time;
    this.refresh();
  }

  show(candles: readonly Candle[]): void {
    this.candles = candles;
    this.refresh();
  }

  private refresh(): void {
    const candle = candleAt(this.candles, this.hovered);
    this.values = candle ? { candle, averages: this.lengths.map((length) => this.averageAt(candle, length)) } : NOTHING;
    for (const listener of this.listeners) listener();
  }

  private averageAt(candle: Candle, length: number): number | undefined {
    const end = this.candles.lastIndexOf(candle) + 1;
    return movingAverage(this.candles.slice(Math.max(0, end - length), end), length).at(-1)?.value;
  }
}
