import { candleAt } from '@/domain/chart/hover';
import type { FillSign } from './overlayState';
import type { Canvas, Scene } from './scene';

const SIZE = 16;
const TIP = 4;
const RADIUS = 3;

/** Own fills: B under its candle, S over it. */
export function drawFills(canvas: Canvas, scene: Scene): void {
  const { fontFamily } = scene.surface.colors;
  canvas.font = `600 10px ${fontFamily}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  for (const fill of scene.state.fills) drawSign(canvas, scene, fill);
  canvas.textAlign = 'start';
}

function drawSign(canvas: Canvas, { surface, series, state, width }: Scene, { time, isBuy }: FillSign): void {
  const candle = candleAt(state.candles, time);
  const x = surface.chart.timeScale().timeToCoordinate(surface.timeOf(time));
  if (candle?.time !== time || x === null || x < -SIZE || x > width + SIZE) return;
  const [low, high] = state.reach(candle);
  const edge = series.priceToCoordinate(isBuy ? low : high);
  if (edge === null) return;
  const { strong } = surface.colors;
  const down = isBuy ? 1 : -1;
  const tip = edge + down * 2;
  const top = isBuy ? tip + TIP : tip - TIP - SIZE;
  canvas.fillStyle = isBuy ? strong.buy : strong.sell;
  canvas.beginPath();
  canvas.roundRect(x - SIZE / 2, top, SIZE, SIZE, RADIUS);
  canvas.moveTo(x - TIP, tip + down * TIP);
  canvas.lineTo(x, tip);
  canvas.lineTo(x + TIP, tip + down * TIP);
  canvas.fill();
  canvas.fillStyle = isBuy ? strong.buyText : strong.sellText;
  canvas.fillText(isBuy ? 'B' : 'S', x, top + SIZE / 2 + 1);
}
