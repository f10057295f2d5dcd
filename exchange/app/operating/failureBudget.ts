import type { Clock } from '../ports/clock';

const ALLOWANCE = 10;
const FORGIVE_ONE_MS = 6_000;
const MAX_PEERS = 1_000;

/**
 * Wrong tokens and secrets, counted by where they come from. Only failures are charged, and only after the token was found wrong:
 * somebody who hammers keeps no operator out.
 */
export class FailureBudget {
  /** When a peer's failures will all be forgiven, ms. */
  readonly #forgivenMs = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** Charges one failure. Seconds to wait when the peer had too many, else undefined. */
  charge(peer: string): number | undefined {
    const nowMs = this.clock.now();
    const forgivenMs = Math.max(nowMs, this.#forgivenMs.get(peer) ?? 0) + FORGIVE_ONE_MS;
    const excessMs = forgivenMs - nowMs - ALLOWANCE * FORGIVE_ONE_MS;
    if (excessMs > 0) return Math.ceil(excessMs / 1_000);
    this.#forgivenMs.delete(peer);
    this.#forgivenMs.set(peer, forgivenMs);
    const [oldest] = this.#forgivenMs.keys();
    if (this.#forgivenMs.size > MAX_PEERS && oldest !== undefined) this.#forgivenMs.delete(oldest);
    return undefined;
  }
}
