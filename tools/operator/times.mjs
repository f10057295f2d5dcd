import { usage } from './exit.mjs';

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `10m`, `2h`, or a time as 2026-11-22T15:00Z; ms since 1970. */
export function timeOf(text) {
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const ms = unit === undefined ? Date.parse(text) : Date.now() + Number(count) * UNITS[unit];
  if (!Number.isFinite(ms)) throw usage(`"${text}" is no time: 10m, 2h, or 2026-11-22T15:00Z.`);
  return ms;
}

export const shownTime = (ms) => (ms === null || ms === undefined ? '-' : new Date(ms).toISOString().replace('T', ' ').slice(0, 19));
