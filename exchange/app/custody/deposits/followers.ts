import { DatabaseUnavailableError } from '../../ports/databaseFailure';
import type { Chain } from '../chain';
import type { FollowContext } from './context';
import { followChain } from './followChain';

/** How a chain's following goes, as far as this process saw. */
export interface FollowState {
  /** The network's head when it last answered. */
  headHeight: number | undefined;
  answeredMs: number | undefined;
  /** Since when it fails, and how. */
  failing: { sinceMs: number; why: string } | undefined;
}

const FRESH: FollowState = { headHeight: undefined, answeredMs: undefined, failing: undefined };

/** Said once it has been silent for that long, and not again until it has answered. */
const SILENT_MS = 60_000;

/** Follows chains, each by itself: one that does not answer keeps no other waiting. What is done to a chain's deposits goes one by one. */
export class Followers {
  private readonly states = new Map<string, FollowState>();
  private readonly turns = new Map<string, Promise<unknown>>();
  private readonly done = new Map<string, string>();
  private readonly told = new Set<string>();

  constructor(private readonly context: FollowContext) {}

  state(chainId: string): FollowState {
    return this.states.get(chainId) ?? FRESH;
  }

  /** Waits for whatever is being done on the chain, then does this. */
  alone<Result>(chainId: string, work: () => Promise<Result>): Promise<Result> {
    const next = (this.turns.get(chainId) ?? Promise.resolve()).then(work);
    this.turns.set(
      chainId,
      next.catch(() => undefined),
    );
    return next;
  }

  /** The chain is looked at again, new block or not. */
  lookAgain(chainId: string): void {
    this.done.delete(chainId);
  }

  /** One look. Never rejects: a chain that does not answer is looked at again. */
  async follow(chain: Chain): Promise<void> {
    const { chainId } = chain.facts;
    const { clock } = this.context;
    try {
      const head = await chain.head();
      this.states.set(chainId, { headHeight: head.height, answeredMs: clock.now(), failing: undefined });
      this.told.delete(chainId);
      if (this.done.get(chainId) === head.hash) return;
      const height = await this.alone(chainId, () => followChain(this.context, chain));
      if (height !== undefined && height >= head.height) this.done.set(chainId, head.hash);
    } catch (error) {
      this.failed(chainId, error);
    }
  }

  private failed(chainId: string, error: unknown): void {
    const { clock, log } = this.context;
    const before = this.state(chainId);
    const failing = { sinceMs: before.failing?.sinceMs ?? clock.now(), why: error instanceof Error ? error.message : String(error) };
    this.states.set(chainId, { ...before, failing });
    if (clock.now() - failing.sinceMs < SILENT_MS || this.told.has(chainId)) return;
    this.told.add(chainId);
    const alarm = !(error instanceof DatabaseUnavailableError);
    log.error({ err: error, chainId, alarm }, 'a network cannot be followed; it is tried again');
  }
}
