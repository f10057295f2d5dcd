/** One that waits longer than so many blocks is offered more ... */
const STUCK_BLOCKS = 10;
/** ... and not before so long. */
const STUCK_AT_LEAST_MS = 120_000;
/** Each next one offers more by so much, in percent of the usual. */
const BUMP = 50;
/** A network that does not take five times the usual has another problem: an operator looks. */
const BUMP_MOST = 500;

/** How long a transaction may wait for a block before it is offered more. */
export const stuckAfterMs = (blockSeconds: number): number => Math.max(STUCK_AT_LEAST_MS, STUCK_BLOCKS * blockSeconds * 1_000);

/** What the next one of the same sequence number offers; undefined when it has been enough. */
export function nextFeePercent(offered: number): number | undefined {
  return offered + BUMP > BUMP_MOST ? undefined : offered + BUMP;
}

/** Blocks on top and its own, by the height of the head. */
export const confirmationsAt = (head: number, height: number): number => Math.max(0, head - height + 1);
