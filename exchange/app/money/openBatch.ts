import type { Clock } from '../ports/clock';
import { type Acknowledge, type Answer, applyCommand } from './applyCommand';
import { Batch } from './batch';
import { type BatchEvents, batchEventsOf, orderRenderer } from './batchEvents';
import { batchRowsOf } from './batchRows';
import { hasRememberedNames } from './clientOrderIds';
import type { Command } from './command';
import type { Desk } from './desk';
import type { MoneyStore } from './moneyStore';
import { prepareBatch } from './prepareBatch';

/** What a batch has to say once it is committed. */
export interface SealedBatch {
  events: BatchEvents;
  acknowledges: Acknowledge[];
}

/** A batch that still takes commands, while the one before it commits. */
export class OpenBatch {
  readonly commands: Command[] = [];
  private readonly answers: Answer[] = [];
  /** Its time is when its first command came. */
  private batch: Batch;
  /** Postings of this very batch: a repeated one is not in the database yet. */
  private readonly posted = new Set<string>();

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
    const findings = await prepareBatch(this.desk, this.store, commands, { nowMs: this.batch.atMs, settled });
    for (const command of commands) {
      if (command.type === 'post') this.noteRepeated(command, findings.alreadyPosted);
      this.answers.push(applyCommand(this.desk, this.batch, findings, command));
    }
  }

  /** Hands the batch to the database, and makes what there is to say while that works. */
  seal(): { written: Promise<void>; sealed: SealedBatch } {
    const { desk, batch } = this;
    for (const [symbol, { levels }] of batch.markets) if (levels.size > 0) desk.marketDesk(symbol).seq += 1;
    const written = batch.isEmpty ? Promise.resolve() : this.store.commit(batchRowsOf(batch, desk));
    // It is awaited by the caller; until then a failure must not count as unhandled.
    written.catch(() => {});
    const render = orderRenderer(desk);
    return { written, sealed: { events: batchEventsOf(desk, batch, render), acknowledges: this.answers.map((answer) => answer(render)) } };
  }

  /** After the commit: from now on these names are known. */
  rememberNames(): void {
    for (const record of this.batch.placed.values()) {
      const { userId, clientOrderId, orderId, createdMs } = record;
      if (hasRememberedNames(record)) this.desk.names.add({ userId, clientOrderId, orderId, createdMs });
    }
  }

  private noteRepeated(command: Extract<Command, { type: 'post' }>, alreadyPosted: Set<typeof command>): void {
    const key = `${command.posting.kind}|${command.posting.reference}`;
    if (this.posted.has(key)) alreadyPosted.add(command);
    this.posted.add(key);
  }
}
