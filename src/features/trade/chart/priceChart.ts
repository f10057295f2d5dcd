import type {
  CandlestickData,
  HistogramData,
  IChartApi,
  IPriceLine,
  ISeriesApi,
  LineData,
  Logical,
  MouseEventParams,
  UTCTimestamp,
} from 'lightweight-charts';
import type { Candle } from '@/domain/chart/candles';
import { lastAverage, movingAverage } from '@/domain/chart/movingAverage';
import type { ChartColors } from './chartColors';
import { candleOptions, chartOptions, lineOptions, volumeOptions } from './chartOptions';

type Library = typeof import('lightweight-charts');

export const AVERAGE_LENGTHS = [7, 25, 99] as const;

export interface PriceChartPorts {
  /** Prints a price of the axis. */
  formatPrice(price: number): string;
  /** The candle under the crosshair by its open time in seconds; undefined when the pointer is elsewhere. */
  onHover(time: number | undefined): void;
  /** The left edge of what is loaded comes into view. */
  onReachStart(): void;
}

export interface PriceChartOptions {
  colors: ChartColors;
  /** Smallest price step, for the axis. */
  minMove: number;
  /** Seconds added to every time, so that the axis shows the reader's clock. */
  offsetSeconds: number;
}

/** An own order's line. */
export interface OrderLine {
  price: number;
  isBuy: boolean;
  title: string;
}

/** Older candles are asked for when fewer than these are left outside the view. */
const REACH_START = 30;

/** Draws outside React: a frame updates one candle and three averages, nothing else. */
export class PriceChart {
  private readonly chart: IChartApi;
  private readonly candles: ISeriesApi<'Candlestick'>;
  private readonly volume: ISeriesApi<'Histogram'>;
  private readonly averages: ISeriesApi<'Line'>[];
  private orderLines: IPriceLine[] = [];
  private shown: readonly Candle[] = [];
  private orders: readonly OrderLine[] = [];

  constructor(
    private readonly library: Library,
    container: HTMLElement,
    private readonly ports: PriceChartPorts,
    private options: PriceChartOptions,
  ) {
    const { colors } = options;
    this.chart = library.createChart(container, chartOptions(library, colors));
    this.volume = this.chart.addSeries(library.HistogramSeries, volumeOptions());
    this.volume.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } });
    // The axis prints as the first series on it does, so all of them share one format.
    const format = { type: 'custom' as const, minMove: options.minMove, formatter: (price: number) => ports.formatPrice(price) };
    const addLine = (color: string) => this.chart.addSeries(library.LineSeries, { ...lineOptions(color), priceFormat: format });
    this.averages = colors.averages.map(addLine);
    this.candles = this.chart.addSeries(library.CandlestickSeries, { ...candleOptions(colors), priceFormat: format });
    this.chart.subscribeCrosshairMove(this.hover);
    this.chart.timeScale().subscribeVisibleLogicalRangeChange(this.reach);
  }

  /** Replaces everything; the view stays on the same candles when older ones were put in front. */
  setCandles(candles: readonly Candle[]): void {
    const scale = this.chart.timeScale();
    const view = scale.getVisibleLogicalRange();
    const added = this.shown.length > 0 ? candles.findIndex((candle) => candle.time === this.shown[0]?.time) : -1;
    this.shown = candles;
    this.candles.setData(candles.map((candle) => this.bar(candle)));
    this.volume.setData(candles.map((candle) => this.volumeBar(candle)));
    this.averages.forEach((series, index) => {
      series.setData(movingAverage(candles, AVERAGE_LENGTHS[index] ?? 1).map((point) => this.point(point)));
    });
    if (view && added > 0) scale.setVisibleLogicalRange({ from: (view.from + added) as Logical, to: (view.to + added) as Logical });
  }

  /** The running candle, or the next one. `candles` is everything, that one included. */
  update(candles: readonly Candle[], candle: Candle): void {
    // A late frame about a candle that has closed since: series only take updates at their end.
    if (candle.time < (this.shown.at(-1)?.time ?? 0)) {
      this.setCandles(candles);
      return;
    }
    this.shown = candles;
    this.candles.update(this.bar(candle));
    this.volume.update(this.volumeBar(candle));
    this.averages.forEach((series, index) => {
      const point = lastAverage(candles, AVERAGE_LENGTHS[index] ?? 1);
      if (point) series.update(this.point(point));
    });
  }

  setColors(colors: ChartColors): void {
    this.options = { ...this.options, colors };
    this.chart.applyOptions(chartOptions(this.library, colors));
    this.candles.applyOptions(candleOptions(colors));
    this.averages.forEach((series, index) => {
      series.applyOptions({ color: colors.averages[index] });
    });
    this.volume.setData(this.shown.map((candle) => this.volumeBar(candle)));
    this.setOrders(this.orders);
  }

  setOrders(orders: readonly OrderLine[]): void {
    this.orders = orders;
    for (const line of this.orderLines) this.candles.removePriceLine(line);
    this.orderLines = orders.map(({ price, isBuy, title }) =>
      this.candles.createPriceLine({
        price,
        title,
        color: isBuy ? this.options.colors.buy : this.options.colors.sell,
        lineWidth: 1,
        lineStyle: this.library.LineStyle.Dashed,
        axisLabelVisible: true,
      }),
    );
  }

  destroy(): void {
    this.chart.remove();
  }

  private readonly hover = (event: MouseEventParams): void => {
    this.ports.onHover(event.time === undefined ? undefined : Number(event.time) - this.options.offsetSeconds);
  };

  private readonly reach = (range: { from: number } | null): void => {
    if (range && this.shown.length > 0 && range.from < REACH_START) this.ports.onReachStart();
  };

  private timeOf(seconds: number): UTCTimestamp {
    return (seconds + this.options.offsetSeconds) as UTCTimestamp;
  }

  private bar({ time, open, high, low, close }: Candle): CandlestickData<UTCTimestamp> {
    return { time: this.timeOf(time), open, high, low, close };
  }

  private volumeBar({ time, open, close, volume }: Candle): HistogramData<UTCTimestamp> {
    const { volumeUp, volumeDown } = this.options.colors;
    return { time: this.timeOf(time), value: volume, color: close >= open ? volumeUp : volumeDown };
  }

  private point({ time, value }: { time: number; value: number }): LineData<UTCTimestamp> {
    return { time: this.timeOf(time), value };
  }
}
