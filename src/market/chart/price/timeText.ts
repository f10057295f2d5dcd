import type { Time } from 'lightweight-charts';
import { type AxisPart, formatAxisTime, inOwnDirection } from '@/src/format';
import type { ChartLibrary } from './surface';

/** The words of the time axis in the user's language: days and months in short, hours and minutes. */
export function timeTexts(library: ChartLibrary, locale: string, hasClock: boolean) {
  const { TickMarkType } = library;
  const parts: Record<number, AxisPart> = {
    [TickMarkType.Year]: 'year',
    [TickMarkType.Month]: 'month',
    [TickMarkType.DayOfMonth]: 'day',
  };
  const text = (time: Time, part: AxisPart) => formatAxisTime(Number(time) * 1000, locale, part);
  return {
    tick: (time: Time, type: number) => inOwnDirection(text(time, parts[type] ?? 'time')),
    pointer: (time: Time) => inOwnDirection(`${text(time, 'day')} ${text(time, hasClock ? 'time' : 'year')}`),
  };
}
