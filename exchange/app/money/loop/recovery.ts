import { REBUILT_TOPIC } from '../../events';
import { FencedOffError, reloadDesk } from '../desk/load/loadDesk';
import { shownBooks, tellDifferences } from './bookDifferences';
import type { LoopParts } from './loopParts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

/** Brings memory back to what the database has, however long that takes. */
export class Recovery {
  private cancelWait: (() => void) | undefined;
  private isStopped = false;
  /** The locks are this process's anew, and whoever wrote in between is to be fenced off. */
  private hasRetaken = false;

  constructor(private readonly parts: LoopParts) {}

  /** Tries until it is done (`rebuilt`), another writer has taken over (`lost`), or `stop` was called (`stopped`). */
  async run(): Promise<'rebuilt' | 'lost' | 'stopped'> {
    const before = shownBooks(this.parts.desk);
    for (let waitMs = FIRST_RETRY_MS; !this.isStopped; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
      const outcome = await this.attempt();
      if (outcome === 'rebuilt') {
        tellDifferences(this.parts, before);
        this.parts.bus.publish(REBUILT_TOPIC, {});
      }
      if (outcome !== 'failed') return outcome;
      if (!this.isStopped) await this.pause(waitMs);
    }
    return 'stopped';
  }

  stop(): void {
    this.isStopped = true;
    this.cancelWait?.();
  }

  private async attempt(): Promise<'rebuilt' | 'lost' | 'failed'> {
    const { desk, log, ownership } = this.parts;
    try {
      if (ownership.isLost) {
        if (!(await ownership.retake())) return (await this.isFencedOff()) ? 'lost' : 'failed';
        this.hasRetaken = true;
      }
      await reloadDesk(this.parts, { isNewOwner: this.hasRetaken });
      // Lost meanwhile: what was read may be somebody else's by now.
      if (ownership.isLost) return 'failed';
      this.hasRetaken = false;
      log.info({ orders: desk.openOrders.size }, 'rebuilt from the database');
      return 'rebuilt';
    } catch (error) {
      log.error({ err: error }, 'cannot rebuild from the database');
      return error instanceof FencedOffError ? 'lost' : 'failed';
    }
  }

  /** Whoever has the locks and has not raised the fence yet may be this process itself, in a session that the server still believes in. */
  private async isFencedOff(): Promise<boolean> {
    const { desk, store, log } = this.parts;
    const isFenced = (await store.fenceOwner()) !== desk.owner;
    log.error({ isFenced }, 'somebody else has the locks of the markets');
    return isFenced;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resume) => {
      const timer = setTimeout(resume, ms);
      this.cancelWait = () => {
        clearTimeout(timer);
        resume();
      };
    });
  }
}
