import type { Desk } from './desk';
import type { Trader } from './trader';

/** Who did nothing for this long and has nothing waiting leaves memory. */
const IDLE_MS = 10 * 60_000;
/** Looked at in one go. */
const STEP = 5_000;

/** Lets traders leave memory, with their balances and names; they are loaded again when they come back. */
export class IdleTraders {
  private isRequested = false;
  private places: IterableIterator<Trader> | undefined;

  constructor(private readonly desk: Desk) {}

  request(): void {
    this.isRequested = true;
  }

  /**
   * Looks at the next few when that was requested. Nothing may be in the middle of being prepared. Whom the last two batches had to do
   * with stays: what they changed may not be committed yet.
   */
  forget(nowMs: number): void {
    if (!this.isRequested) return;
    this.isRequested = false;
    this.places ??= this.desk.traders.values();
    for (let count = 0; count < STEP; count += 1) {
      const next = this.places.next();
      if (next.done) {
        this.places = undefined;
        return;
      }
      if (this.isDispensable(next.value, nowMs)) this.desk.traders.delete(next.value.userId);
    }
  }

  private isDispensable(trader: Trader, nowMs: number): boolean {
    return trader.usedInBatch < this.desk.batchNumber - 2 && trader.usedMs < nowMs - IDLE_MS && trader.isIdle;
  }
}
