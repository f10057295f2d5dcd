/** How a hot wallet stands to what operators want it to have of a coin. */
export type HotState = 'RIGHT' | 'LOW' | 'HIGH';

/** Ledger units. `most` null: any amount. */
export interface HotLimits {
  least: bigint;
  most: bigint | null;
}

/** Ledger units: what a hot wallet can spend, and what waits to be signed. */
export interface HotAmounts {
  hot: bigint;
  waiting: bigint;
}

/** Where nobody has said anything: it can pay what is asked of it. */
export const NO_LIMITS: HotLimits = { least: 0n, most: null };

/** A state is over when the wallet is back by a twentieth of what it is measured by: one that hangs about a limit crosses it once. */
const MARGIN_PART = 20n;

/** Compares what will be there once what is `waiting` to be signed has left. */
export function hotStateOf({ hot, waiting }: HotAmounts, { least, most }: HotLimits): HotState {
  const left = hot - waiting;
  if (left < least) return 'LOW';
  return most !== null && left > most ? 'HIGH' : 'RIGHT';
}

const lesser = (one: bigint, other: bigint) => (one < other ? one : other);

/**
 * The state that comes behind another under the same limits: what was low or high is right again by a margin only, which takes no more than
 * half of what lies between both limits, so that there is always an amount at which it is. With no least at all the margin is measured by
 * what waits.
 */
export function nextHotState(before: HotState, amounts: HotAmounts, limits: HotLimits): HotState {
  const now = hotStateOf(amounts, limits);
  if (now !== 'RIGHT' || before === 'RIGHT') return now;
  const { hot, waiting } = amounts;
  const { least, most } = limits;
  const left = hot - waiting;
  const marginOf = (by: bigint) => (most === null ? by / MARGIN_PART : lesser(by / MARGIN_PART, (most - least) / 2n));
  if (before === 'LOW') return left >= least + marginOf(least > 0n ? least : waiting) ? 'RIGHT' : 'LOW';
  return most === null || left <= most - marginOf(most) ? 'RIGHT' : 'HIGH';
}
