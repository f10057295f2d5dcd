import type { BatchRows } from '@/exchange/app/money/batch/rows';
import type { MoneyStore } from '@/exchange/app/money/moneyStore';

/** What happens to one call of a store besides: the call waits for it, and fails with what it throws. */
type Step = () => void | Promise<void>;

/** Fails a call, at once or after a while: time for a batch to be filled behind the one that fails. */
export const failing =
  (error: Error, afterMs = 0): Step =>
  async () => {
    if (afterMs > 0) await new Promise((resume) => setTimeout(resume, afterMs));
    throw error;
  };

/** Holds a call up until it is opened. */
export function gate(): { step: Step; open(): void } {
  let open = () => {};
  const isOpen = new Promise<void>((resume) => {
    open = resume;
  });
  return { step: () => isOpen, open: () => open() };
}

/** A money store that counts what is sent to it, and whose next commits and fences can be held up or made to fail. */
export class StoreDouble {
  /** Every batch that came, written or not. */
  readonly commits: BatchRows[] = [];
  /** How often the fence was to be raised. */
  fences = 0;
  /**
   * For the next calls, one by one: `commit` and `fence` before the database gets them, `committed` and `fenced` after it has done them.
   */
  readonly next = { commit: [] as Step[], committed: [] as Step[], fence: [] as Step[], fenced: [] as Step[] };
  readonly store: MoneyStore;

  /** `judge` sees every batch before the database does, and refuses it by throwing. */
  constructor(real: MoneyStore, judge: (rows: BatchRows) => void = () => {}) {
    this.store = {
      ...real,
      commit: async (rows) => {
        this.commits.push(rows);
        judge(rows);
        await this.next.commit.shift()?.();
        await real.commit(rows);
        await this.next.committed.shift()?.();
      },
      takeFence: async (...args) => {
        this.fences += 1;
        await this.next.fence.shift()?.();
        const epoch = await real.takeFence(...args);
        await this.next.fenced.shift()?.();
        return epoch;
      },
    };
  }
}
