import type { IPrimitivePaneView, ISeriesPrimitive, SeriesAttachedParameter, Time } from 'lightweight-charts';
import type { CandleSeries } from '../candleLook';
import type { Surface } from '../surface';
import { axisMarks } from './axisMarks';
import { drawAxis } from './drawAxis';
import { drawExtremes } from './drawExtremes';
import { drawFills } from './drawFills';
import { drawLevels } from './drawLevels';
import { EMPTY_OVERLAY, type OverlayState } from './overlayState';
import { NO_ORDERS, type OwnOrders, OwnOrdersOnAxis } from './ownOrders';
import { type Canvas, type CanvasTarget, onCanvas, type Scene } from './scene';

type Draw = (canvas: Canvas, scene: Scene) => void;

/** Lines, marks and axis labels over the candles, drawn whenever the library paints. */
export class PriceOverlay implements ISeriesPrimitive {
  /** Own orders and the pane as of the last paint. */
  own: OwnOrders = NO_ORDERS;
  plot = { width: 0, height: 0 };
  private state: OverlayState = EMPTY_OVERLAY;
  private readonly orders = new OwnOrdersOnAxis();
  private series: CandleSeries | undefined;
  private redraw: (() => void) | undefined;
  private readonly onPane: readonly IPrimitivePaneView[];
  private readonly onAxis: readonly IPrimitivePaneView[];

  constructor(
    private readonly surface: Surface,
    ports: { ticks: () => readonly number[]; onPaint: () => void },
  ) {
    const levels = (canvas: Canvas, scene: Scene) => {
      this.own = this.orders.in(scene);
      this.plot = { width: scene.width, height: scene.height };
      drawLevels(canvas, scene, this.own);
      drawExtremes(canvas, scene);
      drawFills(canvas, scene);
      ports.onPaint();
    };
    this.onPane = [this.view('normal', levels)];
    // The top layer is painted again when only the crosshair moves.
    this.onAxis = [this.view('top', (canvas, scene) => drawAxis(canvas, scene, axisMarks(scene, this.orders.in(scene)), ports.ticks()))];
  }

  attached({ series }: SeriesAttachedParameter<Time>): void {
    this.series = series;
    // The library's own word for it lays out the whole chart anew, which nothing drawn here needs.
    this.redraw = () => series.applyOptions({});
  }

  detached(): void {
    this.series = undefined;
    this.redraw = undefined;
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.onPane;
  }

  priceAxisPaneViews(): readonly IPrimitivePaneView[] {
    return this.onAxis;
  }

  /** Changes what is given. What the library paints anyway (a candle, the crosshair) needs no paint of its own. */
  show(change: Partial<OverlayState>, isPaintedAnyway = false): void {
    this.state = { ...this.state, ...change };
    if (!isPaintedAnyway) this.redraw?.();
  }

  private view(zOrder: 'normal' | 'top', draw: Draw): IPrimitivePaneView {
    const { surface } = this;
    const renderer = {
      draw: (target: CanvasTarget) => {
        const { series, state } = this;
        if (!series) return;
        onCanvas(target, (canvas, width, height) => draw(canvas, { surface, series, state, width, height }));
      },
    };
    return { zOrder: () => zOrder, renderer: () => renderer };
  }
}
