import { type Canvas, horizontal, lastPrice, type Scene } from './scene';

const DOTTED = [1, 3];
const DASHED = [4, 3];

/** The lines of the last price and of own orders, across the whole pane. */
export function drawLevels(canvas: Canvas, { surface, series, state, width }: Scene): void {
  const { colors } = surface;
  const last = lastPrice(state);
  const y = last && series.priceToCoordinate(last.price);
  if (last && y !== null && y !== undefined) {
    canvas.strokeStyle = last.isUp ? colors.up : colors.down;
    horizontal(canvas, y, 0, width, DOTTED);
  }
  for (const order of state.orders) {
    const level = series.priceToCoordinate(order.price);
    if (level === null) continue;
    canvas.strokeStyle = order.isBuy ? colors.side.buy : colors.side.sell;
    horizontal(canvas, level, 0, width, DASHED);
  }
}
