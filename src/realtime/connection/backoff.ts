const FIRST_DELAY_MS = 500;
/** While the outage is young: a trader must be back within two seconds of the line. */
const YOUNG_DELAY_MS = 1_500;
const YOUNG_ATTEMPTS = 40;
export const LONGEST_DELAY_MS = 15_000;

/**
 * How long to wait before reconnecting, in milliseconds: doubles per failed attempt (1 = the first) up to 1.5 s, and from the
 * fortieth on, after about a minute, up to 15 s. `random` (0..1) spreads clients over the upper half, so that a restarted
 * exchange is not met by all of them at once.
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const isYoung = attempt <= YOUNG_ATTEMPTS;
  const first = isYoung ? FIRST_DELAY_MS : YOUNG_DELAY_MS;
  const doublings = Math.max(0, attempt - (isYoung ? 1 : YOUNG_ATTEMPTS));
  const ceiling = Math.min(isYoung ? YOUNG_DELAY_MS : LONGEST_DELAY_MS, first * 2 ** doublings);
  return Math.round(ceiling / 2 + (ceiling / 2) * random);
}
