import type { IChartApi, MouseEventParams, UTCTimestamp } from 'lightweight-charts';
import { type Candle, hasSamePrices } from '@/domain/chart/candles';
import { closeReach, wickReach } from '@/domain/chart/extremes';
import { Listeners } from '@/src/lib/store/listeners';
import { Store } from '@/src/lib/store/store';
import type { ChartData, ChartReader } from '../data/chartData';
import { IndicatorLayer } from '../indicators/indicatorLayer';
import type { ChartSettings } from '../settings/chartSettings';
import { CandleLayer } from './candleLayer';
import type { ChartColors } from './chartColors';
import { chartOptions, firstOptions } from './chartOptions';
import { includePrices, keepView, moveView, type ViewMove } from './chartView';
import type { FillSign, GroupText, OrderLine } from './overlay/overlayState';
import type { OwnOrders } from './overlay/ownOrders';
import { PriceOverlay } from './overlay/priceOverlay';
import { type PaneTop, paneTops } from './paneTops';
import type { ChartLibrary, ChartRoom, Surface } from './surface';
import { timeTexts } from './timeText';

export interface PriceChartPorts {
  /** Prints a price of the axis. */
  formatPrice(price: number): string;
  formatNumber(value: number, decimals: number): string;
  /** The candle under the crosshair by its open time in seconds; undefined when the pointer is elsewhere. */
  onHover(time: number | undefined): void;
  /** The left edge of what is loaded comes into view. */
  onReachStart(): void;
}

export interface PriceChartOptions {
  colors: ChartColors;
  /** Smallest price step, for the axis. */
  minMove: number;
  /** Seconds added to every time, so that the axis shows the user's clock. */
  offsetSeconds: number;
  /** Whether candles are shorter than a day. */
  hasClock: boolean;
  locale: string;
  room: ChartRoom;
}

/** Older candles are asked for when fewer than these are left outside the view. */
const REACH_START = 30;

/** Draws outside React: a frame updates one candle and each indicator's last point, nothing else. */
export class PriceChart implements ChartReader {
  /** Where each pane below the prices begins, for what stands over it. */
  readonly panes = new Store<readonly PaneTop[]>([]);
  /** Whether the first candle is in view. */
  readonly isAtStart = new Store(false);
  private readonly chart: IChartApi;
  private readonly surface: Surface;
  private readonly overlay: PriceOverlay;
  private readonly candles: CandleLayer;
  private readonly indicators: IndicatorLayer;
  private readonly painters = new Listeners();
  private ticks: readonly number[] = [];
  private firstTime: number | undefined;
  /** The last candle as it was drawn, and whether it has grown since. */
  private drawn: Candle | undefined;
  private isBehind = false;
  private isHovered = false;
  private chosen: ChartSettings['indicators'] | undefined;
  private isGone = false;

  constructor(
    library: ChartLibrary,
    private readonly container: HTMLElement,
    private readonly data: ChartData,
    private readonly ports: PriceChartPorts,
    private readonly options: PriceChartOptions,
  ) {
    this.chart = library.createChart(container, chartOptions(library, options.colors));
    this.chart.applyOptions(
      firstOptions({
        room: options.room,
        isCalm: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
        texts: timeTexts(library, options.locale, options.hasClock),
      }),
    );
    this.surface = this.makeSurface(library);
    this.overlay = new PriceOverlay(this.surface, { ticks: () => this.ticks, onPaint: this.painted });
    this.candles = new CandleLayer(this.surface, 'candle', this.overlay);
    this.indicators = new IndicatorLayer(this.surface, data);
    this.chart.subscribeCrosshairMove(this.hover);
    this.chart.timeScale().subscribeVisibleLogicalRangeChange(this.reach);
    container.addEventListener('pointerup', this.release);
  }

  /** Everything anew; the view stays on the same candles when older ones were put in front. */
  onAll(): void {
    const { candles } = this.data;
    keepView(this.chart, candles, this.firstTime, () => {
      this.candles.setAll(candles);
      this.indicators.setAll();
    });
    this.firstTime = candles[0]?.time;
    this.noteDrawn();
    this.overlay.show({ candles }, true);
  }

  /** Volume alone is a column that grows by less than a pixel: it is drawn with what comes next, within a second. */
  onLast(): void {
    const last = this.data.candles.at(-1);
    if (last && this.drawn && hasSamePrices(last, this.drawn)) this.isBehind = true;
    else this.drawLast();
  }

  /** Style and indicators; what did not change is left as it is. */
  apply({ style, indicators }: ChartSettings): void {
    this.candles.setStyle(style, this.data.candles);
    this.overlay.show({ reach: style === 'line' || style === 'area' ? closeReach : wickReach });
    if (indicators === this.chosen) return;
    this.chosen = indicators;
    this.indicators.choose(indicators, this.height());
  }

  setColors(colors: ChartColors): void {
    this.surface.colors = colors;
    this.chart.applyOptions(chartOptions(this.surface.library, colors));
    this.candles.setColors(this.data.candles);
    if (this.chosen) this.indicators.choose(this.chosen, this.height());
  }

  setOrders(orders: readonly OrderLine[], groupText: GroupText): void {
    // With another market the orders may come between the end of this chart and the start of the next.
    if (!this.isGone) this.overlay.show({ orders, groupText });
  }

  setFills(fills: readonly FillSign[]): void {
    if (!this.isGone) this.overlay.show({ fills });
  }

  /** At every second. The countdown stands on the layer of the crosshair: while that is away, "clearing" it paints this layer alone. */
  setCountdown(countdown: string): void {
    if (this.isBehind) this.drawLast();
    this.overlay.show({ countdown }, !this.isHovered);
    if (!this.isHovered) this.chart.clearCrosshairPosition();
  }

  resize(): void {
    this.indicators.resize(this.height());
  }

  move(move: ViewMove): void {
    moveView(this.chart, move);
  }

  /** Own orders where the last paint drew them, and the size of the price pane, px. */
  ownOrders(): { own: OwnOrders; plot: { width: number; height: number } } {
    return { own: this.overlay.own, plot: this.overlay.plot };
  }

  /** Widens the price axis until these prices are in view too. It stays so until it is reset. */
  include(prices: readonly number[]): void {
    if (!this.isGone) includePrices(this.chart, prices);
  }

  /** Calls back after every paint: what stands over the chart moves along. */
  onPaint(painter: () => void): () => void {
    const stop = this.painters.add(painter);
    painter();
    return stop;
  }

  /** A picture of the chart as it stands, without the crosshair. */
  picture(): HTMLCanvasElement {
    return this.chart.takeScreenshot(true, false);
  }

  destroy(): void {
    this.isGone = true;
    this.container.removeEventListener('pointerup', this.release);
    this.chart.remove();
  }

  private drawLast(): void {
    const { candles } = this.data;
    this.candles.setLast(candles);
    this.indicators.setLast();
    this.noteDrawn();
    this.overlay.show({ candles }, true);
  }

  private noteDrawn(): void {
    this.drawn = this.data.candles.at(-1);
    this.isBehind = false;
  }

  private makeSurface(library: ChartLibrary): Surface {
    const { colors, minMove, offsetSeconds } = this.options;
    const formatter = (price: number) => this.ports.formatPrice(price);
    const tickmarksFormatter = (prices: number[]) => {
      this.ticks = prices;
      return prices.map(formatter);
    };
    return {
      library,
      chart: this.chart,
      priceFormat: { type: 'custom', minMove, formatter, tickmarksFormatter },
      formatNumber: this.ports.formatNumber,
      room: this.options.room,
      colors,
      timeOf: (seconds) => (seconds + offsetSeconds) as UTCTimestamp,
    };
  }

  /** Px of all panes together. */
  private height(): number {
    return this.container.clientHeight - this.chart.timeScale().height();
  }

  private readonly painted = (): void => {
    this.panes.set(paneTops(this.panes.getSnapshot(), this.chart, this.indicators.paneIds));
    this.painters.tell();
  };

  private readonly hover = (event: MouseEventParams): void => {
    this.isHovered = event.point !== undefined;
    const isOnPrices = this.isHovered && event.paneIndex === 0;
    this.overlay.show({ pointerY: isOnPrices ? event.point?.y : undefined }, true);
    this.ports.onHover(event.time === undefined ? undefined : Number(event.time) - this.options.offsetSeconds);
  };

  private readonly release = (): void => this.indicators.rememberHeights();

  private readonly reach = (range: { from: number } | null): void => {
    if (!range || this.data.candles.length === 0) return;
    this.isAtStart.set(range.from <= 0);
    if (range.from < REACH_START) this.ports.onReachStart();
  };
}
