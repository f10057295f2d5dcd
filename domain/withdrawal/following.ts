/** One that waits longer than so many blocks is offered more ... */
const STUCK_BLOCKS = 10;
/** ... and not before so long. */
const STUCK_AT_LEAST_MS = 120_000;
/** Each next one offers more by so much, in percent of the usual. */
const BUMP = 50;
/** A network that does not take five times the usual has another problem: an operator looks. */
const BUMP_MOST = 500;
/** So much an operator who looked can offer; the signer's own ceiling stands beside it. */
const RETRY_MOST = 1_000;

/** How long a transaction may wait for a block before it is offered more. */
export const stuckAfterMs = (blockSeconds: number): number => Math.max(STUCK_AT_LEAST_MS, STUCK_BLOCKS * blockSeconds * 1_000);

/** What the next one of the same sequence number offers; undefined when it has been enough, which is later where an operator asks. */
export function nextFeePercent(offered: number, isAsked = false): number | undefined {
  return offered + BUMP > (isAsked ? RETRY_MOST : BUMP_MOST) ? undefined : offered + BUMP;
}

/** Whether an operator asked for another one behind the latest that was signed. */
export const isRetryDue = (retryMs: number | null, signedMs: number): boolean => retryMs !== null && retryMs > signedMs;
