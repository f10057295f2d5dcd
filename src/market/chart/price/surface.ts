import type { IChartApi, PriceFormatCustom, UTCTimestamp } from 'lightweight-charts';
import type { ChartColors } from './chartColors';

export type ChartLibrary = typeof import('lightweight-charts');

/** What a chart has: a panel of a desk, a phone's whole screen, or a small part of one. */
export type ChartRoom = 'wide' | 'phone' | 'small';

/** What every layer of the chart draws with. */
export interface Surface {
  readonly library: ChartLibrary;
  readonly chart: IChartApi;
  /** How the price axis prints; the same object for all series on it, because it prints as the first of them does. */
  readonly priceFormat: PriceFormatCustom;
  /** Prints a number of another pane with so many decimals. */
  formatNumber(value: number, decimals: number): string;
  readonly room: ChartRoom;
  /** Of the theme in force. */
  colors: ChartColors;
  /** Seconds since the epoch, as the chart counts them. */
  timeOf(seconds: number): UTCTimestamp;
}
