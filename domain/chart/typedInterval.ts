import { INTERVAL_MS, KLINE_INTERVALS, type KlineInterval } from './intervals';

export type TypedInterval =
  | { kind: 'offered'; interval: KlineInterval }
  /** An interval, but none of ours: those next to it in length, shorter first. */
  | { kind: 'unknown'; nearest: readonly KlineInterval[] }
  | { kind: 'unreadable' };

/** Only the M tells minutes from months; the rest may be typed either way. */
const UNITS: Readonly<Record<string, number>> = {
  s: 1_000,
  m: INTERVAL_MS['1m'],
  h: INTERVAL_MS['1h'],
  d: INTERVAL_MS['1d'],
  w: INTERVAL_MS['1w'],
  M: INTERVAL_MS['1M'],
};
const TYPED = /^(\d{1,4})\s*([a-z]?)$/i;

/** What was typed as an interval: "45m", "4H", "1 d"; a number alone counts minutes, and "60" is an hour. */
export function typedInterval(text: string): TypedInterval {
  const [, digits = '', letter = 'm'] = TYPED.exec(text.trim()) ?? [];
  const unitMs = UNITS[letter || 'm'] ?? UNITS[letter.toLowerCase()];
  const lengthMs = Number(digits) * (unitMs ?? 0);
  if (lengthMs === 0) return { kind: 'unreadable' };
  const interval = KLINE_INTERVALS.find((known) => INTERVAL_MS[known] === lengthMs);
  if (interval) return { kind: 'offered', interval };
  const shorter = KLINE_INTERVALS.findLast((known) => INTERVAL_MS[known] < lengthMs);
  const longer = KLINE_INTERVALS.find((known) => INTERVAL_MS[known] > lengthMs);
  return { kind: 'unknown', nearest: [shorter, longer].filter((known) => known !== undefined) };
}
