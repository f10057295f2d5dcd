import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { LiveMarket } from './liveMarket';

const LOOK_EVERY_MS = 100;

/** Lets a market live while it is not paused: a look ten times a second, one after the other. */
export class Mover {
  #market: LiveMarket | undefined;
  #isStopped = false;
  /** Settled when the last move has ended. */
  #loop: Promise<void> | undefined;
  #wake: () => void = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly log: Log,
    /** Whether it is to stand still, also once it has a market. */
    private isPaused: boolean,
  ) {}

  get hasMarket(): boolean {
    return this.#market !== undefined;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** The market to move from now on; the first one stays. */
  take(market: LiveMarket): void {
    this.#market ??= market;
    this.#moveOn();
  }

  pause(): Promise<void> {
    this.isPaused = true;
    this.#wake();
    return this.#loop ?? Promise.resolve();
  }

  resume(): void {
    this.isPaused = this.#isStopped;
    this.#moveOn();
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    return this.pause();
  }

  #moveOn(): void {
    const market = this.#market;
    if (this.isPaused || market === undefined) return;
    this.#loop ??= this.#move(market).finally(() => {
      this.#loop = undefined;
      // Resumed before the pause had taken hold.
      this.#moveOn();
    });
  }

  async #move(market: LiveMarket): Promise<void> {
    market.continueAt(this.clock.now());
    while (!this.isPaused) {
      await market.act(this.clock.now()).catch((error: unknown) => this.log.error({ err: error }, 'practice market stumbled'));
      if (this.isPaused) return;
      await new Promise<void>((resume) => {
        const timer = setTimeout(resume, LOOK_EVERY_MS);
        this.#wake = () => {
          clearTimeout(timer);
          resume();
        };
      });
    }
  }
}
