import type { Clock } from '../../ports/clock';
import { Batch } from '../batch/batch';
import { hasRememberedNames } from '../desk/clientOrderIds';
import type { Desk } from '../desk/desk';
import type { MoneyStore } from '../moneyStore';
import { type Acknowledge, applyCommand, type Reply } from './applyCommand';
import { type BatchEvents, batchEventsOf, orderRenderer } from './batchEvents';
import { batchRowsOf } from './batchRows';
import type { Command } from './command';
import { prepareBatch } from './prepareBatch';

/** What a batch has to say once it is committed. */
export interface SealedBatch {
  events: BatchEvents;
  acknowledges: Acknowledge[];
}

/** A batch that still takes commands, while the one before it commits. */
export class OpenBatch {
  readonly commands: Command[] = [];
  private readonly replies: Reply[] = [];
  /** Its time is when its first command came. */
  private batch: Batch;

  constructor(
    private readonly desk: Desk,
    private readonly store: MoneyStore,
    private readonly clock: Clock,
  ) {
    this.batch = new Batch(clock.now());
  }

  get size(): number {
    return this.commands.length;
  }

  /** Applies commands in memory. A throw leaves memory in no defined state: it has to be rebuilt. */
  async add(commands: readonly Command[], settled: Promise<unknown>): Promise<void> {
    if (this.size === 0) this.batch = new Batch(this.clock.now());
    this.commands.push(...commands);
    const { desk, store, batch } = this;
    const findings = await prepareBatch({ desk, store, nowMs: batch.atMs, settled }, commands);
    for (const command of commands) this.replies.push(applyCommand({ desk, batch }, findings, command));
  }

  /** Hands the batch to the database, and makes what there is to say while that works. */
  seal(): { written: Promise<void>; sealed: SealedBatch } {
    const { desk, batch } = this;
    for (const [symbol, { levels }] of batch.markets) if (levels.size > 0) desk.marketDesk(symbol).seq += 1;
    const written = batch.isEmpty ? Promise.resolve() : this.store.commit(batchRowsOf(batch, desk));
    // It is awaited by the caller; until then a failure must not count as unhandled.
    written.catch(() => {});
    const render = orderRenderer(desk);
    return { written, sealed: { events: batchEventsOf(desk, batch, render), acknowledges: this.replies.map((reply) => reply(render)) } };
  }

  /** After the commit: from now on these names are known. */
  rememberNames(): void {
    for (const record of this.batch.placed.values()) {
      const { userId, clientOrderId, orderId, createdMs } = record;
      if (hasRememberedNames(record)) this.desk.names.add({ userId, clientOrderId, orderId, createdMs });
    }
  }
}
