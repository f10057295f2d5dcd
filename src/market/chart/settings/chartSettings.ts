import { KLINE_INTERVALS, type KlineInterval } from '@/domain/chart/intervals';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { readLocalJson, writeLocalJson } from '@/src/lib/storage';
import { Listeners } from '@/src/lib/store/listeners';
import { useStore } from '@/src/lib/store/useStore';
import { FIRST_INDICATORS, type IndicatorChoice, isIndicatorChoice, MOST_INDICATORS } from './indicatorChoice';

export const CHART_STYLES = ['candle', 'hollow', 'bar', 'line', 'area', 'heikin-ashi'] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];

export const CHART_VIEWS = ['original', 'depth'] as const;
export type ChartView = (typeof CHART_VIEWS)[number];

/** How far from the middle the depth chart looks, in percent of the price. */
export const DEPTH_RANGES = [0.5, 1, 2, 5] as const;
export type DepthRange = (typeof DEPTH_RANGES)[number];

/** What the chart looks like on this device, whatever the pair. */
export interface ChartSettings {
  view: ChartView;
  style: ChartStyle;
  /** Intervals with a button of their own in the toolbar. */
  starredIntervals: readonly KlineInterval[];
  indicators: readonly IndicatorChoice[];
  depthRange: DepthRange;
  showsOrders: boolean;
  showsFills: boolean;
}

export const FIRST_SETTINGS: ChartSettings = {
  view: 'original',
  style: 'candle',
  starredIntervals: ['1m', '5m', '15m', '1h', '4h', '1d', '1w'],
  indicators: FIRST_INDICATORS,
  depthRange: 2,
  showsOrders: true,
  showsFills: true,
};

/** The settings outside React: the chart reads them without a render. Kept on the device; read when first asked for. */
class ChartSettingsStore {
  private readonly listeners = new Listeners();
  private value: ChartSettings | undefined;

  readonly subscribe = this.listeners.add;

  readonly getSnapshot = (): ChartSettings => {
    this.value ??= read();
    return this.value;
  };

  /** Changes what is given and keeps the rest. */
  change(change: Partial<ChartSettings>): void {
    this.preview(change);
    writeLocalJson(STORAGE_KEYS.chart, this.value);
  }

  /** As `change`, but forgotten with the page unless a change follows: settings that can still be cancelled. */
  preview(change: Partial<ChartSettings>): void {
    this.value = { ...this.getSnapshot(), ...change };
    this.listeners.tell();
  }
}

export const chartSettings = new ChartSettingsStore();

/** The settings in force; the server and the first paint have those of a newcomer. */
export function useChartSettings(): ChartSettings {
  return useStore(chartSettings, () => FIRST_SETTINGS);
}

/** Storage may hold what another version, or anybody, wrote: each part that is not understood falls back by itself. */
function read(): ChartSettings {
  const stored = readLocalJson(STORAGE_KEYS.chart, isRecord) ?? {};
  const { indicators, starredIntervals } = stored;
  return {
    view: oneOf(CHART_VIEWS, stored.view) ?? FIRST_SETTINGS.view,
    style: oneOf(CHART_STYLES, stored.style) ?? FIRST_SETTINGS.style,
    depthRange: oneOf(DEPTH_RANGES, stored.depthRange) ?? FIRST_SETTINGS.depthRange,
    starredIntervals: Array.isArray(starredIntervals)
      ? KLINE_INTERVALS.filter((interval) => starredIntervals.includes(interval))
      : FIRST_SETTINGS.starredIntervals,
    indicators: Array.isArray(indicators) ? distinct(indicators.filter(isIndicatorChoice)) : FIRST_SETTINGS.indicators,
    showsOrders: stored.showsOrders !== false,
    showsFills: stored.showsFills !== false,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf<Value>(known: readonly Value[], value: unknown): Value | undefined {
  return known.find((one) => one === value);
}

function distinct(choices: readonly IndicatorChoice[]): IndicatorChoice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()].slice(0, MOST_INDICATORS);
}
