import type { Candle } from '@/domain/chart/candles';
import type { IndicatorKind, LineName } from '@/domain/chart/indicators/catalogue';
import type { StudyPoint } from '@/domain/chart/indicators/study';
import type { ChartColors } from '../price/chartColors';

/** Decimals that an indicator in a pane of its own is printed with; undefined: those of the price. */
export const PANE_DECIMALS: Partial<Record<IndicatorKind, number>> = { RSI: 2 };

/** Where the relative strength counts as high and low. */
export const STRENGTH_GUIDES = [70, 30] as const;

/** Columns instead of a line. */
export function isColumn(kind: IndicatorKind, line: LineName): boolean {
  return kind === 'VOL' || line === 'histogram';
}

/** A column's colour: volume by its candle; the distance of MACD by its sign, weaker while it shrinks. */
export function columnColor(
  kind: IndicatorKind,
  colors: ChartColors,
  at: { candle: Candle; point: StudyPoint; before: StudyPoint | undefined; line: number },
): string {
  if (kind === 'VOL') return at.candle.close >= at.candle.open ? colors.volumeUp : colors.volumeDown;
  const value = at.point.values[at.line] ?? 0;
  const isShrinking = Math.abs(value) < Math.abs(at.before?.values[at.line] ?? 0);
  if (value >= 0) return isShrinking ? colors.volumeUp : colors.up;
  return isShrinking ? colors.volumeDown : colors.down;
}
