import { AppError } from './appError';

export interface HeavyReadLimits {
  atOnce: number;
  waiting: number;
  /** A place stays empty after each use for this many times as long as it was used; 0 unless told. */
  rest?: number;
}

/**
 * Lets a few through at a time and a bounded number wait, in the order they came: what costs much must not crowd out what costs little,
 * however many ask for it. Whose work it is does not count: callers have budgets of their own (http/callLimits.ts).
 */
export class HeavyReads {
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly limits: HeavyReadLimits) {}

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Runs the work when its turn has come. @throws AppError unavailable when too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#inside >= this.limits.atOnce) await this.#turn();
    else this.#inside += 1;
    const sinceMs = performance.now();
    try {
      return await work();
    } finally {
      this.#leave(performance.now() - sinceMs);
    }
  }

  #leave(usedMs: number): void {
    const { rest = 0 } = this.limits;
    if (rest === 0) this.#handOver();
    else setTimeout(() => this.#handOver(), Math.ceil(usedMs * rest));
  }

  /** To who waits first: nobody who comes in between takes the place. */
  #handOver(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inside -= 1;
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.limits.waiting) throw new AppError('unavailable');
    return new Promise((resume) => this.#waiting.push(resume));
  }
}
