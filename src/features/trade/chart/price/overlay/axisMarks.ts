import { arrangeLabels } from '@/domain/chart/axisLabels';
import { lastPrice, type Scene } from './scene';

/** A label on the price axis: filled, or an outline in its colour. */
export interface AxisMark {
  y: number;
  height: number;
  lines: readonly string[];
  fill: string;
  text: string;
  outline?: string;
}

const ONE_LINE = 20;
const TWO_LINES = 32;

/** The labels of the axis where they stand: the last price keeps its place, then the crosshair, then own orders from above. */
export function axisMarks(scene: Scene): AxisMark[] {
  const wanted = [lastMark(scene), pointerMark(scene), ...orderMarks(scene)].filter((mark) => mark !== undefined);
  const inView = wanted.filter((mark) => mark.y >= 0 && mark.y <= scene.height);
  const places = arrangeLabels(inView);
  return inView.map((mark, index) => ({ ...mark, y: places[index] ?? mark.y }));
}

function lastMark({ surface, series, state }: Scene): AxisMark | undefined {
  const last = lastPrice(state);
  const y = last && series.priceToCoordinate(last.price);
  if (!last || y === null || y === undefined) return undefined;
  const { strong } = surface.colors;
  const lines = [print(surface, last.price), ...(state.countdown ? [state.countdown] : [])];
  const height = lines.length > 1 ? TWO_LINES : ONE_LINE;
  return { y, height, lines, fill: last.isUp ? strong.buy : strong.sell, text: last.isUp ? strong.buyText : strong.sellText };
}

function pointerMark({ surface, series, state }: Scene): AxisMark | undefined {
  const price = state.pointerY === undefined ? null : series.coordinateToPrice(state.pointerY);
  if (price === null || state.pointerY === undefined) return undefined;
  const { background, text } = surface.colors.label;
  return { y: state.pointerY, height: ONE_LINE, lines: [print(surface, price)], fill: background, text };
}

function orderMarks({ surface, series, state }: Scene): AxisMark[] {
  const { side, background } = surface.colors;
  return state.orders
    .toSorted((a, b) => b.price - a.price)
    .flatMap(({ price, isBuy }) => {
      const y = series.priceToCoordinate(price);
      const color = isBuy ? side.buy : side.sell;
      return y === null ? [] : [{ y, height: ONE_LINE, lines: [print(surface, price)], fill: background, text: color, outline: color }];
    });
}

function print({ priceFormat }: Scene['surface'], price: number): string {
  return priceFormat.formatter(price as Parameters<typeof priceFormat.formatter>[0]);
}
