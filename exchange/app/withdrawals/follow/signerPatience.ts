import type { Clock } from '../../ports/clock';

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

interface Wait {
  tries: number;
  untilMs: number;
}

interface OfChain {
  /** The signer does not answer, whatever it is asked. `tried`: with these; others have their turn first, for the reason may lie in one. */
  away: (Wait & { tried: Set<string> }) | undefined;
  /** Of this turn: whether anything was asked, or left out for those that were not tried. */
  turn: { isAsked: boolean; isLeftOut: boolean };
  /** What could not be signed when it was asked for last. */
  own: Map<string, Wait>;
}

/** A clock that was set back meanwhile makes no wait longer than it can be. */
const lasts = (wait: Wait | undefined, now: number): boolean =>
  wait !== undefined && now < wait.untilMs && wait.untilMs - now <= LONGEST_MS;

const waitMs = (tries: number): number => Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);

/**
 * When a signer is asked again: after a second, then twice as long each time, up to a minute. One that refuses a withdrawal is asked for the
 * others meanwhile; one that is away is asked for nothing, so that it costs its time once and not for each that waits.
 */
export class SignerPatience {
  private readonly chains = new Map<string, OfChain>();

  constructor(private readonly clock: Clock) {}

  waits(chainId: string, withdrawalId: string): boolean {
    const { away, own, turn } = this.of(chainId);
    const now = this.clock.now();
    if (lasts(away, now) || lasts(own.get(withdrawalId), now)) return true;
    if (!away?.tried.has(withdrawalId)) return false;
    turn.isLeftOut = true;
    return true;
  }

  /** It could not be signed when it was asked for last. */
  isUnsigned(chainId: string, withdrawalId: string): boolean {
    return this.of(chainId).own.has(withdrawalId);
  }

  signed(chainId: string, withdrawalId: string): void {
    const chain = this.of(chainId);
    chain.turn.isAsked = true;
    chain.away = undefined;
    chain.own.delete(withdrawalId);
  }

  failed(chainId: string, withdrawalId: string, isAway: boolean): void {
    const chain = this.of(chainId);
    const now = this.clock.now();
    const longer = (before: Wait | undefined): Wait => {
      const tries = (before?.tries ?? 0) + 1;
      return { tries, untilMs: now + waitMs(tries) };
    };
    chain.turn.isAsked = true;
    chain.own.set(withdrawalId, longer(chain.own.get(withdrawalId)));
    const tried = new Set(chain.away?.tried).add(withdrawalId);
    chain.away = isAway ? { ...longer(chain.away), tried } : undefined;
  }

  /** A turn has ended, and so much is open of a chain: of what is over nothing is remembered. */
  turnEnded(chainId: string, open: ReadonlySet<string>): void {
    const chain = this.of(chainId);
    const { own, away, turn } = chain;
    for (const id of own.keys()) if (!open.has(id)) own.delete(id);
    if (turn.isLeftOut && !turn.isAsked) away?.tried.clear();
    chain.turn = { isAsked: false, isLeftOut: false };
  }

  private of(chainId: string): OfChain {
    const known: OfChain = this.chains.get(chainId) ?? { away: undefined, turn: { isAsked: false, isLeftOut: false }, own: new Map() };
    this.chains.set(chainId, known);
    return known;
  }
}
