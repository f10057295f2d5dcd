import { exponentialAverage, simpleAverage } from './averages';
import { bollingerBands } from './bollinger';
import type { IndicatorKind } from './catalogue';
import { convergence } from './convergence';
import { relativeStrength } from './relativeStrength';
import type { Study } from './study';

const volume: Study = (candles, index) => ({ values: [candles[index]?.volume], memory: [] });

/** `params` by the catalogue's order; they have passed `paramFaults`. */
type StudyMaker = (...params: number[]) => Study;

const MAKERS: Readonly<Record<IndicatorKind, StudyMaker>> = {
  MA: (length = 1) => simpleAverage(length),
  EMA: (length = 1) => exponentialAverage(length),
  BOLL: (length = 1, deviations = 0) => bollingerBands(length, deviations),
  VOL: () => volume,
  RSI: (length = 1) => relativeStrength(length),
  MACD: (fast = 1, slow = 1, signal = 1) => convergence(fast, slow, signal),
};

/** How an indicator is computed. */
export function studyOf(kind: IndicatorKind, params: readonly number[]): Study {
  return MAKERS[kind](...params);
}
