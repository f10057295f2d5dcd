import { chartNumber } from '@/domain/chart/candles';
import { formatCompact, formatFixed, formatPrice, formatSigned } from '@/src/format';

/** More digits than a chart point can hold exactly would be made up. */
const MOST_DIGITS = 15;

/**
 * A number of the chart as a price at the market's tick. Chart points are JavaScript numbers; they become text here and nowhere else,
 * and never money again.
 */
export function axisPrice(price: number, increment: string, decimals: number, locale: string): string {
  const step = chartNumber(increment);
  const ticks = Math.round(price / step);
  if (!Number.isFinite(ticks)) return formatPrice(undefined, decimals, locale);
  return formatPrice(pointText(ticks * step, decimals), decimals, locale);
}

/** The change of a candle: "+0.09%". */
export function candleChangeText(percent: number, locale: string): string {
  return `${formatSigned(pointText(percent, 2), 2, locale)}%`;
}

/** What an indicator says, with so many decimals; "--" while it says nothing. */
export function studyText(value: number | undefined, decimals: number, locale: string): string {
  return formatFixed(value === undefined ? undefined : pointText(value, decimals), decimals, locale);
}

/** As `studyText`, with a sign: for what swings around zero. */
export function swingText(value: number | undefined, decimals: number, locale: string): string {
  return formatSigned(value === undefined ? undefined : pointText(value, decimals), decimals, locale);
}

/** A candle's volume: "1.24K". */
export function volumeText(value: number | undefined, locale: string): string {
  return formatCompact(value === undefined ? undefined : pointText(value, 2), locale);
}

/** A size beside an axis whose labels are `step` apart: "50", "0.25", "2.50M". */
export function axisSize(size: number, step: number, locale: string): string {
  if (size >= 1_000_000) return formatCompact(pointText(size, 0), locale);
  const decimals = stepDecimals(step);
  return formatFixed(pointText(size, decimals), decimals, locale);
}

/** A price below an axis whose labels are `step` apart, with no more decimals than tell them from each other. */
export function stepPrice(price: number, step: number, locale: string): string {
  const decimals = stepDecimals(step);
  return formatPrice(pointText(price, decimals), decimals, locale);
}

function stepDecimals(step: number): number {
  return Math.max(0, Math.ceil(-Math.log10(step)));
}

/** A chart number in plain notation, rounded half up to `decimals` places. */
function pointText(value: number, decimals: number): string {
  const units = BigInt(Math.round(Math.abs(value) * 10 ** Math.min(decimals, MOST_DIGITS)));
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return `${value < 0 && units > 0n ? '-' : ''}${whole}${fraction}`;
}
