const HOUR_MS = 3_600_000;
const MB = 1024 * 1024;

/** How much an account may keep and begin, and for how long. */
export const BOUNDS = {
  files: 60,
  bytes: 250 * MB,
  begunPerDay: 100,
  dayMs: 24 * HOUR_MS,
  /** An upload that stopped can go on this long. */
  sessionMs: 24 * HOUR_MS,
  /** Files that were handed in with nothing. */
  unusedMs: 30 * 24 * HOUR_MS,
  linkMs: 5 * 60_000,
  /** Of who reviews elsewhere: a queue over a day, with its weekend. */
  reviewLinkMs: 72 * HOUR_MS,
  /** Between storing something and writing its row lie moments. */
  intendedMs: HOUR_MS,
} as const;
