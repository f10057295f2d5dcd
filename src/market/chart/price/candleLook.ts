import type { ISeriesApi, SeriesDataItemTypeMap, SeriesType } from 'lightweight-charts';
import { hollowLook } from '@/domain/chart/candleStyles';
import type { Candle } from '@/domain/chart/candles';
import type { ChartStyle } from '../settings/chartSettings';
import type { Surface } from './surface';

export type CandleSeries = ISeriesApi<SeriesType>;

// The overlay draws the last price itself: line, label and countdown.
const PLAIN = { lastValueVisible: false, priceLineVisible: false } as const;
const LINE_WIDTH = 2;

/** Adds the series that a style is drawn with. */
export function addCandleSeries({ library, chart, priceFormat, colors }: Surface, style: ChartStyle): CandleSeries {
  const options = { ...PLAIN, ...lookOf(style, colors), priceFormat };
  switch (style) {
    case 'bar':
      return chart.addSeries(library.BarSeries, options) as CandleSeries;
    case 'line':
      return chart.addSeries(library.LineSeries, { ...options, lineWidth: LINE_WIDTH }) as CandleSeries;
    case 'area':
      return chart.addSeries(library.AreaSeries, { ...options, lineWidth: LINE_WIDTH }) as CandleSeries;
    case 'candle':
    case 'hollow':
    case 'heikin-ashi':
      return chart.addSeries(library.CandlestickSeries, options) as CandleSeries;
  }
}

/** A style's colours; candles that are hollow bring theirs with each point. */
export function lookOf(style: ChartStyle, { up, down, accent }: Surface['colors']) {
  switch (style) {
    case 'bar':
      return { upColor: up, downColor: down, thinBars: false };
    case 'line':
      return { color: accent };
    case 'area':
      return { lineColor: accent, topColor: faded(accent, 24), bottomColor: faded(accent, 0) };
    case 'candle':
    case 'hollow':
    case 'heikin-ashi':
      return { upColor: up, downColor: down, wickUpColor: up, wickDownColor: down, borderVisible: style === 'hollow' };
  }
}

/** A candle as its style draws it. `candles` are the ones to draw: Heikin-Ashi's own for that style. */
export function candlePoint(surface: Surface, style: ChartStyle, candles: readonly Candle[], index: number): Point | undefined {
  const candle = candles[index];
  if (!candle) return undefined;
  const { open, high, low, close } = candle;
  const time = surface.timeOf(candle.time);
  if (style === 'line' || style === 'area') return { time, value: close };
  if (style !== 'hollow') return { time, open, high, low, close };
  const { isHollow, isUp } = hollowLook(candle, candles[index - 1]);
  const color = isUp ? surface.colors.up : surface.colors.down;
  return { time, open, high, low, close, color: isHollow ? 'transparent' : color, borderColor: color, wickColor: color };
}

type Point = SeriesDataItemTypeMap['Candlestick'] | SeriesDataItemTypeMap['Line'];

/** A colour at so many percent of its strength; tokens are hexadecimal. */
export function faded(hex: string, percent: number): string {
  const alpha = Math.round((percent / 100) * 255);
  return `${hex.slice(0, 7)}${alpha.toString(16).padStart(2, '0')}`;
}
