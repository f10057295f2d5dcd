import type { Candle } from '@/domain/chart/candles';
import { candleIndexAt } from '@/domain/chart/hover';
import type { StudyValue } from '@/domain/chart/indicators/study';
import { Store } from '@/src/lib/store/store';
import type { ChartData, ChartReader } from './chartData';

export interface LegendValues {
  candle: Candle | undefined;
  /** Whether it is the one under the crosshair. */
  isHovered: boolean;
  /** What an indicator says at that candle, line by line; empty for one that is not on the chart. */
  valuesOf(id: string): readonly StudyValue[];
}

const NOTHING: LegendValues = { candle: undefined, isHovered: false, valuesOf: () => [] };

/** What the legend says: the candle under the crosshair, else the newest. Only the legend listens. */
export class LegendStore extends Store<LegendValues> implements ChartReader {
  private hovered: number | undefined;

  constructor(private readonly data: ChartData) {
    super(NOTHING);
    this.refresh();
  }

  hover(time: number | undefined): void {
    if (time === this.hovered) return;
    this.hovered = time;
    this.refresh();
  }

  onAll(): void {
    this.refresh();
  }

  onLast(): void {
    this.refresh();
  }

  /** Reads again; the indicators may be others. */
  refresh(): void {
    const { candles, studies } = this.data;
    const index = candleIndexAt(candles, this.hovered);
    this.set({
      candle: candles[index],
      isHovered: this.hovered !== undefined && this.hovered === candles[index]?.time,
      valuesOf: (id) => studies.points(id)[index]?.values ?? [],
    });
  }
}
