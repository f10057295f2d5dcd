import type {
  CandlestickSeriesPartialOptions,
  ChartOptions,
  DeepPartial,
  HistogramSeriesPartialOptions,
  LineSeriesPartialOptions,
} from 'lightweight-charts';
import type { ChartColors } from './chartColors';

const FONT_SIZE = 12;
/** Px from candle to candle when a chart opens, and the candles' room right of the newest. */
const BAR_SPACING = 8;
const RIGHT_ROOM = 7;

/** Look of the whole chart. The attribution logo stays: the library's licence asks for a visible link. */
export function chartOptions(library: typeof import('lightweight-charts'), colors: ChartColors): DeepPartial<ChartOptions> {
  const line = { color: colors.crosshair, labelBackgroundColor: colors.labelBackground, style: library.LineStyle.Dashed };
  return {
    autoSize: true,
    layout: {
      background: { type: library.ColorType.Solid, color: colors.background },
      textColor: colors.axis,
      fontSize: FONT_SIZE,
      fontFamily: colors.fontFamily,
      attributionLogo: true,
    },
    localization: { locale: 'en-GB', dateFormat: 'dd MMM' },
    grid: { vertLines: { color: colors.grid }, horzLines: { color: colors.grid } },
    crosshair: { mode: library.CrosshairMode.Normal, vertLine: line, horzLine: line },
    rightPriceScale: { borderColor: colors.border, scaleMargins: { top: 0.14, bottom: 0.2 } },
    timeScale: { borderColor: colors.border, timeVisible: true, secondsVisible: false, barSpacing: BAR_SPACING, rightOffset: RIGHT_ROOM },
  };
}

export function candleOptions({ up, down }: ChartColors): CandlestickSeriesPartialOptions {
  return { upColor: up, downColor: down, wickUpColor: up, wickDownColor: down, borderVisible: false, priceLineStyle: 1 };
}

export function volumeOptions(): HistogramSeriesPartialOptions {
  return { priceScaleId: 'volume', priceFormat: { type: 'volume' }, lastValueVisible: false, priceLineVisible: false };
}

export function lineOptions(color: string): LineSeriesPartialOptions {
  return { color, lineWidth: 1, lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false };
}
