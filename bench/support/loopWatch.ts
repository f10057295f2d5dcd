const TICK_MS = 5;

/** How long the event loop was kept from turning. */
export class LoopWatch {
  private longest = 0;
  private lastMs = performance.now();

  constructor() {
    setInterval(() => {
      const nowMs = performance.now();
      this.longest = Math.max(this.longest, nowMs - this.lastMs - TICK_MS);
      this.lastMs = nowMs;
    }, TICK_MS).unref();
  }

  /** In milliseconds, since the last call. */
  longestMs(): number {
    const { longest } = this;
    this.longest = 0;
    return longest;
  }
}
