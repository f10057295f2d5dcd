import { AppError } from './appError';

/**
 * Lets a few through at a time and a bounded number wait, in the order they came: what costs much must not crowd out what costs little,
 * however many ask for it.
 */
export class Turnstile {
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly limits: { atOnce: number; waiting: number }) {}

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Runs the work when its turn has come. @throws AppError unavailable when too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#inside >= this.limits.atOnce) await this.#turn();
    else this.#inside += 1;
    try {
      return await work();
    } finally {
      // The place is handed over, not given up: nobody who comes in between takes it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inside -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.limits.waiting) throw new AppError('unavailable');
    return new Promise((resume) => this.#waiting.push(resume));
  }
}
