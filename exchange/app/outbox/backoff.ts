const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** After the first failed try, the second ...; the last one repeats. */
const RETRY_AFTER_MS = [SECOND, 5 * SECOND, 20 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE] as const;

/** Nothing is put off for longer, ms. */
export const LONGEST_WAIT_MS = Math.max(...RETRY_AFTER_MS);

/** How long to wait after so many tries that failed, in ms. */
export const retryAfterMs = (tries: number): number =>
  RETRY_AFTER_MS[Math.min(Math.max(tries, 1), RETRY_AFTER_MS.length) - 1] ?? 60 * MINUTE;
