/** Colours of the chart as the page's tokens say them, for a canvas that knows no CSS variables. */
export interface ChartColors {
  background: string;
  grid: string;
  axis: string;
  border: string;
  crosshair: string;
  labelBackground: string;
  up: string;
  down: string;
  volumeUp: string;
  volumeDown: string;
  averages: readonly [string, string, string];
  buy: string;
  sell: string;
  fontFamily: string;
}

/** Reads the tokens of the theme, brand and market colours in force. */
export function readChartColors(root: HTMLElement): ChartColors {
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    background: token('--chart-bg'),
    grid: token('--chart-grid'),
    axis: token('--chart-axis'),
    border: token('--border-subtle'),
    crosshair: token('--chart-crosshair'),
    labelBackground: token('--chart-label-bg'),
    up: token('--chart-up'),
    down: token('--chart-down'),
    volumeUp: token('--chart-vol-up'),
    volumeDown: token('--chart-vol-down'),
    averages: [token('--chart-ma-1'), token('--chart-ma-2'), token('--chart-ma-3')],
    buy: token('--buy'),
    sell: token('--sell'),
    fontFamily: token('--font-num'),
  };
}

/** Calls back when theme, brand or market colours of the page change. Returns how to stop. */
export function watchChartColors(root: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'data-brand', 'data-updown', 'data-palette'] });
  return () => observer.disconnect();
}
