import { createTurnstile, TooBusy, type Turnstile } from '@/domain/network/turnstile';
import { AppError } from './appError';
import { currentCaller } from './caller';

export interface HeavyReadLimits {
  atOnce: number;
  /** How many may wait, in all and of one caller; the next is refused at once. */
  waiting: number;
  waitingEach: number;
  /** How long a user waits before being refused, ms: longer and they have gone. */
  patienceMs: number;
  /** A place stays empty after each use for this many times as long as it was used. */
  rest: number;
}

/**
 * Lets a few through at a time: what costs much must not crowd out what costs little, however many ask for it. Callers take turns, so
 * that whoever asks for much waits behind themselves and not before others.
 */
export class HeavyReads {
  readonly #turnstile: Turnstile;

  constructor({ atOnce, waiting, waitingEach, patienceMs, rest }: HeavyReadLimits) {
    this.#turnstile = createTurnstile({ places: atOnce, waiting, patienceMs, rest, each: { places: atOnce, waiting: waitingEach } });
  }

  /** How many wait. */
  get waiting(): number {
    return this.#turnstile.waiting();
  }

  /** Runs the work when its caller's turn has come. @throws AppError unavailable for whoever cannot be let in in time */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#turnstile.pass(currentCaller(), work);
    } catch (error) {
      throw error instanceof TooBusy ? new AppError('unavailable') : error;
    }
  }
}
