import type { Book } from '@/domain/book/book';
import { type DepthCurve, depthCurve } from '@/domain/book/depthCurve';
import { type DepthMark, depthMark } from '@/domain/book/depthMark';
import { chartNumber } from '@/domain/chart/candles';
import { Store } from '@/src/lib/store/store';
import type { ChartColors } from '../price/chartColors';
import type { DepthBox } from './depthScale';
import { type DepthScene, depthScene, placeAt, pointAt } from './depthScene';
import { type DepthTexts, drawDepth } from './drawDepth';
import type { DrawnMark } from './drawMark';
import type { Point } from './strokes';

/** An own order on the curve. */
export interface OwnOrder {
  price: number;
  isBuy: boolean;
  label: string;
}

export interface DepthChartInput {
  book: Book;
  /** Percent of the price to either side, a decimal. */
  range: string;
  /** Price step at BOOK_SCALE. */
  tick: bigint;
  orders: readonly OwnOrder[];
  texts: DepthTexts & { mark(price: string, percent: string): string; total(size: string): string };
}

/** The mark in numbers, and where its point stands on the canvas. */
export interface ShownMark extends DepthMark {
  point: Point;
}

/** Draws the depth of a book on a canvas, outside React: one paint a book frame, none while nothing changes. */
export class DepthChart {
  /** Place of the mark, see `depthMark`; undefined while there is none. */
  readonly place = new Store<number | undefined>(undefined);
  /** The mark as of the last paint. */
  readonly mark = new Store<ShownMark | undefined>(undefined);
  private readonly context: CanvasRenderingContext2D | null;
  private box: DepthBox = { width: 0, height: 0 };
  private input: DepthChartInput | undefined;
  private scene: DepthScene | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private colors: ChartColors,
  ) {
    this.context = canvas.getContext('2d');
  }

  /** Size in CSS px and how many dots of the screen one has. */
  resize(box: DepthBox, density: number): void {
    this.box = box;
    this.canvas.width = Math.round(box.width * density);
    this.canvas.height = Math.round(box.height * density);
    this.context?.setTransform(density, 0, 0, density, 0, 0);
    this.paint();
  }

  show(input: DepthChartInput): void {
    // Another range is another picture: its scale starts anew.
    if (input.range !== this.input?.range) this.scene = undefined;
    this.input = input;
    this.paint();
  }

  setColors(colors: ChartColors): void {
    this.colors = colors;
    this.paint();
  }

  setPlace(place: number | undefined): void {
    if (place === this.place.getSnapshot()) return;
    this.place.set(place);
    this.paint();
  }

  /** Puts the mark under a pointer that is `x` px from the left. */
  pointTo(x: number): void {
    if (this.scene) this.setPlace(placeAt(this.scene.plot, x));
  }

  private paint(): void {
    const { context, input, box } = this;
    const curve = input && depthCurve(input.book, input.range);
    if (!context || !input || !curve || box.width === 0) return;
    const scene = depthScene(curve, box, this.scene?.top);
    this.scene = scene;
    const mark = this.markOn(scene, curve, input);
    const own = input.orders.filter(({ price }) => price >= scene.low && price <= scene.high);
    drawDepth(context, {
      scene,
      colors: this.colors,
      texts: input.texts,
      mark: mark && drawnMark(scene, curve, mark, input.texts),
      own: own.map(({ price, isBuy, label }) => ({ ...pointAt(scene, curve, isBuy ? 'bids' : 'asks', price), isBuy, label })),
    });
    this.mark.set(mark);
  }

  private markOn(scene: DepthScene, curve: DepthCurve, { book, tick }: DepthChartInput): ShownMark | undefined {
    const place = this.place.getSnapshot();
    if (place === undefined) return undefined;
    const mark = depthMark(book, curve, place, tick);
    return { ...mark, point: pointAt(scene, curve, mark.side, chartNumber(mark.price)) };
  }
}

function drawnMark(scene: DepthScene, curve: DepthCurve, mark: ShownMark, texts: DepthChartInput['texts']): DrawnMark {
  const { mirror } = mark;
  const isBid = mark.side === 'bids';
  return {
    point: mark.point,
    mirror: pointAt(scene, curve, isBid ? 'asks' : 'bids', chartNumber(mirror.price)),
    isBid,
    label: texts.mark(mark.price, mark.percent),
    mirrorLabel: texts.mark(mirror.price, mirror.percent),
    sizeLabel: texts.total(mark.size),
  };
}
