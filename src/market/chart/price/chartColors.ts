import { SERIES_COLORS, type SeriesColor } from '../settings/indicatorChoice';

/** Colours of the chart as the page's tokens say them, for a canvas that knows no CSS variables. */
export interface ChartColors {
  background: string;
  grid: string;
  axis: string;
  border: string;
  crosshair: string;
  label: { background: string; text: string };
  up: string;
  down: string;
  volumeUp: string;
  volumeDown: string;
  /** Text and outlines of own orders. */
  side: { buy: string; sell: string };
  /** Filled labels and marks, and the text on them. */
  strong: { buy: string; sell: string; buyText: string; sellText: string };
  text: string;
  mutedText: string;
  accent: string;
  series: Readonly<Record<SeriesColor, string>>;
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
    label: { background: token('--chart-label-bg'), text: token('--chart-label-text') },
    up: token('--chart-up'),
    down: token('--chart-down'),
    volumeUp: token('--chart-vol-up'),
    volumeDown: token('--chart-vol-down'),
    side: { buy: token('--buy'), sell: token('--sell') },
    strong: {
      buy: token('--buy-strong'),
      sell: token('--sell-strong'),
      buyText: token('--buy-contrast'),
      sellText: token('--sell-contrast'),
    },
    text: token('--text-primary'),
    mutedText: token('--text-secondary'),
    accent: token('--accent'),
    series: Object.fromEntries(SERIES_COLORS.map((name) => [name, token(`--${name}`)])) as Record<SeriesColor, string>,
    fontFamily: token('--font-num'),
  };
}

/** Calls back when theme, brand or market colours of the page change. Returns how to stop. */
export function watchChartColors(root: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'data-brand', 'data-updown', 'data-palette'] });
  return () => observer.disconnect();
}
