import type { AutoscaleInfo, BarPrice, HistogramData, ISeriesApi, LineData, SeriesType, WhitespaceData } from 'lightweight-charts';
import type { Candle } from '@/domain/chart/candles';
import { INDICATORS, type LineName } from '@/domain/chart/indicators/catalogue';
import type { StudyPoint } from '@/domain/chart/indicators/study';
import { tickDecimals } from '@/domain/chart/tickDecimals';
import type { Surface } from '../price/surface';
import type { IndicatorChoice } from '../settings/indicatorChoice';
import { BandFill } from './bandFill';
import { columnColor, isColumn, PANE_DECIMALS, STRENGTH_GUIDES } from './indicatorLook';

type Series = ISeriesApi<SeriesType>;
type Point = LineData | HistogramData | WhitespaceData;

const PLAIN = { lastValueVisible: false, priceLineVisible: false } as const;
const VOLUME_SHARE = 0.16;

/** One indicator's series on the chart. */
export class DrawnIndicator {
  private readonly series: readonly Series[];
  private readonly band: BandFill | undefined;

  constructor(
    private readonly surface: Surface,
    readonly choice: IndicatorChoice,
    pane: number,
  ) {
    this.series = INDICATORS[choice.kind].lines.map((line, index) => this.add(line, index, pane));
    const first = this.series[0];
    if (choice.kind === 'RSI' && first) this.addGuides(first);
    if (choice.kind === 'BOLL' && first) {
      this.band = new BandFill(surface, surface.colors.series[choice.colors[1] ?? 'chart-ma-3']);
      first.attachPrimitive(this.band);
    }
  }

  setAll(candles: readonly Candle[], points: readonly StudyPoint[]): void {
    this.series.forEach((series, line) => {
      series.setData(candles.map((_, index) => this.point(candles, points, index, line)));
    });
    this.band?.show(points);
  }

  setLast(candles: readonly Candle[], points: readonly StudyPoint[]): void {
    const index = candles.length - 1;
    this.series.forEach((series, line) => {
      series.update(this.point(candles, points, index, line));
    });
    this.band?.show(points);
  }

  remove(): void {
    for (const series of this.series) this.surface.chart.removeSeries(series);
  }

  private point(candles: readonly Candle[], points: readonly StudyPoint[], index: number, line: number): Point {
    const candle = candles[index];
    const point = points[index];
    const time = this.surface.timeOf(candle?.time ?? 0);
    const value = point?.values[line];
    if (!candle || !point || value === undefined) return { time };
    const name = INDICATORS[this.choice.kind].lines[line];
    if (!name || !isColumn(this.choice.kind, name)) return { time, value };
    const color = columnColor(this.choice.kind, this.surface.colors, { candle, point, before: points[index - 1], line });
    return { time, value, color };
  }

  private add(line: LineName, index: number, pane: number): Series {
    const { library, chart } = this.surface;
    if (this.choice.kind === 'VOL') return this.addVolume();
    const format = { ...PLAIN, priceFormat: this.format() };
    if (isColumn(this.choice.kind, line)) return chart.addSeries(library.HistogramSeries, format, pane) as Series;
    const options = {
      ...format,
      color: this.surface.colors.series[this.choice.colors[index] ?? 'chart-ma-1'],
      lineWidth: 1 as const,
      lineStyle: line === 'basis' ? library.LineStyle.Dashed : library.LineStyle.Solid,
      crosshairMarkerVisible: false,
      ...(this.choice.kind === 'RSI' ? { autoscaleInfoProvider: strengthRange } : {}),
    };
    return chart.addSeries(library.LineSeries, options, pane) as Series;
  }

  private addVolume(): Series {
    const { library, chart } = this.surface;
    const series = chart.addSeries(library.HistogramSeries, { ...PLAIN, priceScaleId: 'volume', priceFormat: { type: 'volume' } });
    series.priceScale().applyOptions({ scaleMargins: { top: 1 - VOLUME_SHARE, bottom: 0 } });
    return series as Series;
  }

  /** Another pane's axis must not tell the overlay its ticks as those of the price. */
  private format() {
    if (INDICATORS[this.choice.kind].place === 'price') return this.surface.priceFormat;
    const { minMove, formatter } = this.surface.priceFormat;
    const decimals = PANE_DECIMALS[this.choice.kind];
    const print = (value: number) => (decimals === undefined ? formatter(value as BarPrice) : this.surface.formatNumber(value, decimals));
    const tickmarksFormatter = (values: number[]) => values.map((value) => this.surface.formatNumber(value, tickDecimals(values)));
    return { type: 'custom' as const, minMove: decimals === undefined ? minMove : 10 ** -decimals, formatter: print, tickmarksFormatter };
  }

  private addGuides(series: Series): void {
    for (const price of STRENGTH_GUIDES) {
      const lineStyle = this.surface.library.LineStyle.Dashed;
      series.createPriceLine({ price, color: this.surface.colors.border, lineWidth: 1, lineStyle, axisLabelVisible: false });
    }
  }
}

/** The strength's scale always shows both guides. */
function strengthRange(base: () => AutoscaleInfo | null): AutoscaleInfo | null {
  const range = base()?.priceRange;
  const [high, low] = STRENGTH_GUIDES;
  return { priceRange: { minValue: Math.min(low - 4, range?.minValue ?? low), maxValue: Math.max(high + 4, range?.maxValue ?? high) } };
}
