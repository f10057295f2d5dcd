import { INDICATOR_KINDS, INDICATORS, type IndicatorKind, paramFaults } from '@/domain/chart/indicators/catalogue';

/** Colours a line can have, by token: they are other values in each theme, so the name is kept and not the value. */
export const SERIES_COLORS = [
  'chart-ma-1',
  'chart-ma-2',
  'chart-ma-3',
  'series-2',
  'series-5',
  'series-6',
  'series-7',
  'series-8',
] as const;
export type SeriesColor = (typeof SERIES_COLORS)[number];

/** One indicator on the chart. */
export interface IndicatorChoice {
  /** Unlike any other on the chart. */
  id: string;
  kind: IndicatorKind;
  /** Its numbers in the catalogue's order. */
  params: readonly number[];
  /** Of its coloured lines, in the catalogue's order. */
  colors: readonly SeriesColor[];
  isHidden: boolean;
}

/** More would bury the candles. */
export const MOST_INDICATORS = 25;

const FIRST_COLORS: Readonly<Record<IndicatorKind, readonly SeriesColor[]>> = {
  MA: ['chart-ma-1'],
  EMA: ['series-5'],
  BOLL: ['chart-ma-1', 'chart-ma-3', 'chart-ma-3'],
  VOL: [],
  RSI: ['chart-ma-2'],
  MACD: ['chart-ma-3', 'series-5'],
};

/** Where a first colour is another indicator's: those that are least like the market's own come first. */
const OTHER_COLORS: readonly SeriesColor[] = [
  'chart-ma-1',
  'chart-ma-2',
  'chart-ma-3',
  'series-5',
  'series-7',
  'series-8',
  'series-6',
  'series-2',
];

/** An indicator as the catalogue starts it, in colours that none beside it has while there are such. */
export function newIndicator(kind: IndicatorKind, present: readonly IndicatorChoice[]): IndicatorChoice {
  const isBeside = (other: IndicatorKind) => other === kind || (isOnPrices(other) && isOnPrices(kind));
  const taken = new Set(present.filter((choice) => isBeside(choice.kind)).flatMap((choice) => choice.colors));
  return { id: freeId(kind, present), kind, params: initialParams(kind), colors: freeColors(FIRST_COLORS[kind], taken), isHidden: false };
}

function isOnPrices(kind: IndicatorKind): boolean {
  return INDICATORS[kind].place === 'price';
}

/** Lines that share a colour at first go on sharing one. */
function freeColors(first: readonly SeriesColor[], taken: ReadonlySet<SeriesColor>): SeriesColor[] {
  const chosen = new Map<SeriesColor, SeriesColor>();
  for (const color of new Set(first)) {
    const isFree = (one: SeriesColor) => !taken.has(one) && ![...chosen.values()].includes(one);
    chosen.set(color, isFree(color) ? color : (OTHER_COLORS.find(isFree) ?? color));
  }
  return first.map((color) => chosen.get(color) ?? color);
}

export function initialColors(kind: IndicatorKind): readonly SeriesColor[] {
  return FIRST_COLORS[kind];
}

export function initialParams(kind: IndicatorKind): number[] {
  return INDICATORS[kind].params.map((param) => param.initial);
}

function freeId(kind: IndicatorKind, present: readonly IndicatorChoice[]): string {
  let number = 1;
  while (present.some((choice) => choice.id === `${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}

/** Three averages and volume, as the chart opens for a newcomer. */
export const FIRST_INDICATORS: readonly IndicatorChoice[] = [
  { id: 'MA-1', kind: 'MA', params: [7], colors: ['chart-ma-1'], isHidden: false },
  { id: 'MA-2', kind: 'MA', params: [25], colors: ['chart-ma-2'], isHidden: false },
  { id: 'MA-3', kind: 'MA', params: [99], colors: ['chart-ma-3'], isHidden: false },
  { id: 'VOL-1', kind: 'VOL', params: [], colors: [], isHidden: false },
];

/** Whether what was stored is an indicator that this version can draw. */
export function isIndicatorChoice(value: unknown): value is IndicatorChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, params, colors, isHidden } = value as Record<string, unknown>;
  const known = INDICATOR_KINDS.find((candidate) => candidate === kind);
  if (!known || typeof id !== 'string' || typeof isHidden !== 'boolean' || !Array.isArray(params) || !Array.isArray(colors)) return false;
  const { coloured, params: wanted } = INDICATORS[known];
  const hasColors = colors.length === coloured && colors.every((color) => SERIES_COLORS.some((one) => one === color));
  return hasColors && params.length === wanted.length && !paramFaults(known, params.map(asNumber)).some(Boolean);
}

function asNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}
