import type { IChartApi, PriceFormatCustom, UTCTimestamp } from 'lightweight-charts';
import type { ChartColors } from './chartColors';
import type { ChartRoom } from './chartOptions';

export type ChartLibrary = typeof import('lightweight-charts');

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
