import type { IChartApi } from 'lightweight-charts';
import type { Candle } from '@/domain/chart/candles';

/** How the keyboard moves the view: by candles, by a factor of what is shown, to the newest, or as it was when opened. */
export type ViewMove = { by: number } | { zoom: number } | 'latest' | 'reset';

/** Runs `draw` and shows the same candles after it as before, when older ones were put before `firstTime` (seconds). */
export function keepView(chart: IChartApi, candles: readonly Candle[], firstTime: number | undefined, draw: () => void): void {
  const scale = chart.timeScale();
  const view = scale.getVisibleLogicalRange();
  const added = firstTime === undefined ? 0 : candles.findIndex((candle) => candle.time === firstTime);
  draw();
  if (view && added > 0) scale.setVisibleLogicalRange({ from: view.from + added, to: view.to + added });
}

export function moveView(chart: IChartApi, move: ViewMove): void {
  const scale = chart.timeScale();
  const range = scale.getVisibleLogicalRange();
  if (move === 'latest') scale.scrollToPosition(restingPosition(chart), false);
  else if (move === 'reset') reset(chart);
  else if (range && 'by' in move) scale.setVisibleLogicalRange({ from: range.from + move.by, to: range.to + move.by });
  else if (range && 'zoom' in move) {
    // The newest side stays: that is where one looks.
    scale.setVisibleLogicalRange({ from: range.to - (range.to - range.from) * move.zoom, to: range.to });
  }
}

/** Widens the price axis to both sides only as far as the prices need it. */
export function includePrices(chart: IChartApi, prices: readonly number[]): void {
  const scale = chart.priceScale('right');
  const range = scale.getVisibleRange();
  if (!range) return;
  const from = Math.min(range.from, ...prices);
  const to = Math.max(range.to, ...prices);
  // In view already, but too near to the last price for a label.
  const more = from === range.from && to === range.to ? (to - from) / 4 : 0;
  scale.setVisibleRange({ from: from - more, to: to + more });
}

function reset(chart: IChartApi): void {
  chart.timeScale().resetTimeScale();
  chart.priceScale('right').applyOptions({ autoScale: true });
}

/** Candles' room right of the newest one when nothing is scrolled. */
function restingPosition(chart: IChartApi): number {
  const { rightOffsetPixels, rightOffset, barSpacing } = chart.timeScale().options();
  return rightOffsetPixels === undefined ? rightOffset : rightOffsetPixels / barSpacing;
}
