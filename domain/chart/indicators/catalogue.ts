/** The indicators on offer. The kind is also the short name traders know it by. */
export const INDICATOR_KINDS = ['MA', 'EMA', 'BOLL', 'VOL', 'RSI', 'MACD'] as const;
export type IndicatorKind = (typeof INDICATOR_KINDS)[number];

export const INDICATOR_GROUPS = ['trend', 'momentum', 'volatility', 'volume'] as const;
export type IndicatorGroup = (typeof INDICATOR_GROUPS)[number];

export type ParamName = 'length' | 'deviations' | 'fast' | 'slow' | 'signal';
export type LineName = 'line' | 'basis' | 'upper' | 'lower' | 'macd' | 'signal' | 'histogram';

/** One number that an indicator is set by. */
export interface IndicatorParam {
  name: ParamName;
  initial: number;
  min: number;
  max: number;
  /** Whole numbers step by 1; the rest by a tenth. */
  step: 1 | 0.1;
}

export interface IndicatorDefinition {
  group: IndicatorGroup;
  /** Drawn over the candles, or in a pane of its own. */
  place: 'price' | 'pane';
  params: readonly IndicatorParam[];
  /** What it draws, in the order of its values. */
  lines: readonly LineName[];
  /** How many of its lines, from the first, have a colour of choice; the rest take the market's colours. */
  coloured: number;
}

const LONGEST = 500;
const periods = (name: ParamName, initial: number): IndicatorParam => ({ name, initial, min: 1, max: LONGEST, step: 1 });

export const INDICATORS: Readonly<Record<IndicatorKind, IndicatorDefinition>> = {
  MA: { group: 'trend', place: 'price', params: [periods('length', 25)], lines: ['line'], coloured: 1 },
  EMA: { group: 'trend', place: 'price', params: [periods('length', 21)], lines: ['line'], coloured: 1 },
  BOLL: {
    group: 'volatility',
    place: 'price',
    params: [
      { ...periods('length', 20), min: 2 },
      { name: 'deviations', initial: 2, min: 0.1, max: 10, step: 0.1 },
    ],
    lines: ['basis', 'upper', 'lower'],
    coloured: 3,
  },
  VOL: { group: 'volume', place: 'price', params: [], lines: ['line'], coloured: 0 },
  RSI: { group: 'momentum', place: 'pane', params: [{ ...periods('length', 14), min: 2 }], lines: ['line'], coloured: 1 },
  MACD: {
    group: 'momentum',
    place: 'pane',
    params: [periods('fast', 12), periods('slow', 26), periods('signal', 9)],
    lines: ['macd', 'signal', 'histogram'],
    coloured: 2,
  },
};

export type ParamFault = 'notNumber' | 'notWhole' | 'tooSmall' | 'tooLarge' | 'fastNotBelowSlow';

/** What is wrong with each of an indicator's numbers, in their order; undefined where nothing is. NaN stands for no number. */
export function paramFaults(kind: IndicatorKind, params: readonly number[]): (ParamFault | undefined)[] {
  const faults = INDICATORS[kind].params.map((param, index) => faultOf(param, params[index]));
  const [fast, slow] = params;
  if (kind === 'MACD' && !faults.some(Boolean) && Number(fast) >= Number(slow)) faults[0] = 'fastNotBelowSlow';
  return faults;
}

function faultOf({ min, max, step }: IndicatorParam, value: number | undefined): ParamFault | undefined {
  if (value === undefined || !Number.isFinite(value)) return 'notNumber';
  if (step === 1 && !Number.isInteger(value)) return 'notWhole';
  if (value < min) return 'tooSmall';
  return value > max ? 'tooLarge' : undefined;
}
