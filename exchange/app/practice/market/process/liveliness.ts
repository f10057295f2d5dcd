/** What is traded whatever happens, because the hour is nervous, and because the price goes somewhere; together 1 in the long run. */
const RESTING_SHARE = 0.1;
const NERVOUS_SHARE = 0.4;
const MOVED_SHARE = 0.5;
/** Nervous hours trade more than they move. */
const NERVOUS_POWER = 1.5;

/**
 * How much is traded, relative to what is usual.
 * @param activity volatility relative to the usual one
 * @param move how far the price comes, relative to how far it usually does
 */
export const liveliness = (activity: number, move: number): number =>
  RESTING_SHARE + NERVOUS_SHARE * activity ** NERVOUS_POWER + MOVED_SHARE * move;
