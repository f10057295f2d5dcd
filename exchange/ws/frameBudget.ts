/** How many frames a client may send: `perSecond` in the long run, `burst` at once. Counts by the clock, without a timer. */
export class FrameBudget {
  #left: number;
  #refilledMs: number;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    nowMs: number,
  ) {
    this.#left = burst;
    this.#refilledMs = nowMs;
  }

  /** Takes one frame's worth; false when nothing is left. */
  take(nowMs: number): boolean {
    const earned = (Math.max(0, nowMs - this.#refilledMs) * this.perSecond) / 1000;
    this.#left = Math.min(this.burst, this.#left + earned);
    this.#refilledMs = nowMs;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
