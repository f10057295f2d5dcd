import { AppError } from '../../appError';
import type { Clock } from '../../ports/clock';
import { Batch } from '../batch/batch';
import type { BatchRows } from '../batch/rows';
import { batchRowsOf, marketRowsOf } from '../desk/batchRows';
import type { Desk } from '../desk/desk';
import { watchPrices } from '../desk/market/marketPrices';
import { undoBatch } from '../desk/undoBatch';
import type { MoneyStore } from '../moneyStore';
import { type Acknowledge, applyCommand, type Reply } from './applyCommand';
import { type BatchEvents, batchEventsOf, orderRenderer } from './batchEvents';
import type { Command } from './command';
import { Findings, prepareBatch } from './prepareBatch';
import type { FaultyCommand, Unread } from './refusals';
import { UntoldBatchError } from './verdict';

/** What a batch has to say once it is committed. */
export interface SealedBatch {
  events: BatchEvents;
  acknowledges: Acknowledge[];
}

/** Rows of a batch as they were at a version of it, after so many commands. */
interface WrittenAhead {
  batch: Batch;
  version: number;
  commands: number;
  rows: BatchRows;
}

interface OpenBatchParts {
  desk: Desk;
  store: MoneyStore;
  clock: Clock;
}

/** A batch that still takes commands, while the one before it commits. */
export class OpenBatch {
  readonly commands: Command[] = [];
  /** Commands that were taken out because they cannot be applied; nothing they did is left. */
  readonly faulty: FaultyCommand[] = [];
  private readonly findings = new Findings();
  private replies: Reply[] = [];
  private batch: Batch;
  private ahead: WrittenAhead | undefined;

  /** `isCareful`: its commands were part of a batch that the database refused. */
  constructor(
    private readonly parts: OpenBatchParts,
    private readonly isCareful = false,
  ) {
    this.batch = new Batch(parts.clock.now());
    parts.desk.batchNumber += 1;
  }

  get size(): number {
    return this.commands.length;
  }

  /**
   * Applies commands in memory, but for those it answers: what they need could not be read, and they are not part of the batch. When it
   * throws, nothing of the new commands is applied; `undo` takes back the others.
   */
  async add(commands: readonly Command[], settled: Promise<unknown>): Promise<Unread> {
    const { desk, store, clock } = this.parts;
    // A batch's time is when its first command came.
    if (this.size === 0) this.batch = new Batch(clock.now());
    const before = this.size;
    this.commands.push(...commands);
    const context = { desk, store, nowMs: this.batch.atMs, settled, isCareful: this.isCareful };
    const { unread, faulty } = await prepareBatch(context, commands, this.findings);
    this.faulty.push(...faulty);
    const left = new Set([...unread.keys(), ...faulty.map(({ command }) => command)]);
    this.commands.splice(before, commands.length, ...commands.filter((command) => !left.has(command)));
    this.applyRest();
    return unread;
  }

  /** Takes back in memory what this batch did. The batch behind it must have been taken back before. */
  undo(): void {
    const { atMs } = this.batch;
    undoBatch(this.parts.desk, this.batch);
    this.batch = new Batch(atMs);
    this.replies = [];
  }

  /**
   * Makes what is to be written while there is nothing else to do, so that it can be sent in no time. In vain when more comes; so that
   * a batch that fills by ones is not made over and over, it is made again when it has doubled.
   */
  writeAhead(): void {
    const { batch } = this;
    const { desk, store } = this.parts;
    const commands = this.replies.length;
    if (batch.isEmpty || commands < 2 * (this.ahead?.commands ?? 0)) return;
    try {
      const rows = batchRowsOf(batch, desk);
      store.writeAhead(rows);
      this.ahead = { batch, version: batch.version, commands, rows };
    } catch {
      // What cannot be put into words is found out when it is to be sent.
    }
  }

  /**
   * Hands the batch to the database, makes what there is to say while that works, and ends when it is written. Nothing may be applied
   * before the next turn of the event loop has begun.
   */
  async seal(): Promise<SealedBatch> {
    const { desk, store } = this.parts;
    watchPrices(desk, this.batch);
    this.countMarkets();
    const written = this.batch.isEmpty ? Promise.resolve() : store.commit(this.rows());
    // It is awaited below; until then a failure must not count as unhandled.
    written.catch(() => {});
    // A statement leaves at the end of the turn it is made in.
    await new Promise<void>((resume) => setImmediate(resume));
    const sealed = this.whatToSay();
    await written;
    return sealed;
  }

  /** What was written ahead, as long as it is this batch as it is. */
  private rows(): BatchRows {
    const { ahead, batch } = this;
    const { desk } = this.parts;
    if (ahead?.batch !== batch || ahead.version !== batch.version) return batchRowsOf(batch, desk);
    return { ...ahead.rows, markets: marketRowsOf(batch, desk) };
  }

  private applyRest(): void {
    const turn = () => ({ desk: this.parts.desk, batch: this.batch });
    for (let command = this.commands[this.replies.length]; command; command = this.commands[this.replies.length]) {
      try {
        this.replies.push(applyCommand(turn(), this.findings, command));
      } catch (error) {
        this.expel(command, error);
      }
    }
  }

  /** Takes everything back, so that all but this one command can be applied anew. */
  private expel(command: Command, error: unknown): void {
    this.faulty.push({ command, error });
    this.commands.splice(this.replies.length, 1);
    this.undo();
  }

  private countMarkets(): void {
    for (const [symbol, { levels, isMarked }] of this.batch.markets) {
      if (levels.size === 0 && !isMarked) continue;
      const marketDesk = this.parts.desk.marketDesk(symbol);
      marketDesk.seq += 1;
      this.batch.onUndo(() => {
        marketDesk.seq -= 1;
      });
    }
  }

  private whatToSay(): SealedBatch {
    const { desk } = this.parts;
    try {
      const render = orderRenderer(desk);
      const acknowledges = this.replies.map((reply, index) => {
        try {
          return reply(render);
        } catch {
          // It is done all the same; that it cannot be told must not keep the others waiting.
          return () => this.commands[index]?.reject(new AppError('internal'));
        }
      });
      return { events: batchEventsOf(desk, this.batch, render), acknowledges };
    } catch (error) {
      // The batch is on its way, and it cannot be told: only the database knows what is true from here on.
      throw new UntoldBatchError(error);
    }
  }
}
