import type { ISeriesPrimitive } from 'lightweight-charts';
import { heikinAshi, nextHeikinAshi } from '@/domain/chart/candleStyles';
import type { Candle } from '@/domain/chart/candles';
import type { ChartStyle } from '../settings/chartSettings';
import { addCandleSeries, type CandleSeries, candlePoint, lookOf } from './candleLook';
import type { Surface } from './surface';

/** The prices, in the style of choice. What lies on them moves along when the style changes. */
export class CandleLayer {
  series: CandleSeries;
  private drawn: Candle[] = [];

  constructor(
    private readonly surface: Surface,
    private style: ChartStyle,
    private readonly overlay: ISeriesPrimitive,
  ) {
    this.series = this.add();
  }

  setStyle(style: ChartStyle, candles: readonly Candle[]): void {
    if (style === this.style) return;
    this.style = style;
    this.series.detachPrimitive(this.overlay);
    this.surface.chart.removeSeries(this.series);
    this.series = this.add();
    this.setAll(candles);
  }

  setAll(candles: readonly Candle[]): void {
    this.drawn = this.style === 'heikin-ashi' ? heikinAshi(candles) : [...candles];
    this.series.setData(this.drawn.flatMap((_, index) => candlePoint(this.surface, this.style, this.drawn, index) ?? []));
  }

  /** The last of the candles moved, or is a new one. */
  setLast(candles: readonly Candle[]): void {
    const index = candles.length - 1;
    const candle = candles[index];
    if (!candle) return;
    this.drawn[index] = this.style === 'heikin-ashi' ? nextHeikinAshi(this.drawn[index - 1], candle) : candle;
    const point = candlePoint(this.surface, this.style, this.drawn, index);
    if (point) this.series.update(point);
  }

  setColors(candles: readonly Candle[]): void {
    this.series.applyOptions(lookOf(this.style, this.surface.colors));
    if (this.style === 'hollow') this.setAll(candles);
  }

  private add(): CandleSeries {
    const series = addCandleSeries(this.surface, this.style);
    // Averages lie above the candles, as indicators are added later; a new style must not cover them.
    series.setSeriesOrder(0);
    series.attachPrimitive(this.overlay);
    return series;
  }
}
