const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 15_000;

/**
 * How long to wait before reconnecting, in milliseconds: doubles per failed attempt (1 = the first) up to 15 s.
 * `random` (0..1) spreads clients over the upper half, so that a restarted exchange is not met by all of them at once.
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, attempt - 1));
  return Math.round(ceiling / 2 + (ceiling / 2) * random);
}
