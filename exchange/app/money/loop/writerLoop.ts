import { AppError } from '../../appError';
import type { Bus } from '../../ports/bus';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { Desk } from '../desk/desk';
import { MarketLostError, reloadDesk } from '../desk/loadDesk';
import type { MoneyStore } from '../moneyStore';
import { type BatchEvents, publishBatch } from './batchEvents';
import type { Command } from './command';
import { OpenBatch, type SealedBatch } from './openBatch';

/** More would make those at the front of the batch wait for those at its end. */
const MAX_BATCH = 256;
/** A queue at most this long goes in one batch even when nothing is on its way. */
const SMALLEST_HALF = 16;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

/** `down`: memory was thrown away and the database does not answer yet. `lost`: the markets have another owner. */
type Condition = 'up' | 'down' | 'lost' | 'stopped';

export interface LoopParts {
  desk: Desk;
  store: MoneyStore;
  bus: Bus;
  clock: Clock;
  log: Log;
}

/** A batch on its way to the database. */
interface Flight {
  open: OpenBatch;
  isLanded: boolean;
  done: Promise<Landing>;
}

interface Landing {
  failure?: unknown;
}

function refuse(commands: readonly Command[]): void {
  for (const command of commands) command.reject(new AppError('unavailable'));
}

/**
 * Group commit: takes what is queued, applies it in order, writes it as one, and only then answers and publishes.
 * While a batch commits, the next one is applied in memory, so that this process and the database work at the same time
 * and batches grow exactly as much as the database is slow. When a commit fails, the batch behind it falls with it.
 */
export class WriterLoop {
  private queue: Command[] = [];
  private condition: Condition = 'up';
  private running: Promise<void> | undefined;
  private onArrival: (() => void) | undefined;
  private cancelWait: (() => void) | undefined;

  constructor(private readonly parts: LoopParts) {}

  get isUp(): boolean {
    return this.condition === 'up';
  }

  enqueue(command: Command): void {
    if (!this.isUp) {
      command.reject(new AppError('unavailable'));
      return;
    }
    this.queue.push(command);
    this.onArrival?.();
    this.running ??= this.drain();
  }

  /** Refuses new commands and waits for those already queued. */
  async stop(): Promise<void> {
    const wasUp = this.isUp;
    this.condition = 'stopped';
    this.cancelWait?.();
    if (!wasUp) this.refuseQueued();
    await this.running;
    // The last batch's answers go out in the turn after its commit.
    await new Promise<void>((resume) => setImmediate(resume));
  }

  private async drain(): Promise<void> {
    let flight: Flight | undefined;
    do {
      const { open, failure } = await this.fill(flight);
      const landing = await flight?.done;
      if (flight && landing?.failure !== undefined) {
        await this.recover(landing.failure, [...flight.open.commands, ...open.commands]);
        flight = undefined;
      } else if (failure !== undefined) {
        await this.recover(failure, open.commands);
        flight = undefined;
      } else {
        flight = open.size > 0 ? this.send(open) : undefined;
      }
    } while (flight !== undefined || this.queue.length > 0);
    this.running = undefined;
  }

  /** Takes commands into a new batch for as long as the one before is on its way. */
  private async fill(flight: Flight | undefined): Promise<{ open: OpenBatch; failure?: unknown }> {
    const { desk, store, clock } = this.parts;
    const open = new OpenBatch(desk, store, clock);
    try {
      do {
        // Requests that arrive in the same turn of the event loop come in together.
        await new Promise<void>((resume) => setImmediate(resume));
        const commands = this.queue.splice(0, this.roomIn(open, flight));
        if (commands.length > 0) await open.add(commands, flight?.done ?? Promise.resolve());
        if (flight?.isLanded !== false || open.size >= MAX_BATCH) break;
        if (this.queue.length === 0) await Promise.race([flight.done, this.arrival()]);
      } while (!flight.isLanded);
    } catch (failure) {
      return { open, failure };
    }
    return { open };
  }

  /**
   * How many more commands a batch takes. With nothing on its way only half of what waits: a batch of everyone who waits for an
   * answer would leave nobody whose command could be applied while it commits, and the same would be so for all batches to come.
   */
  private roomIn(open: OpenBatch, flight: Flight | undefined): number {
    const half = Math.max(SMALLEST_HALF, Math.ceil(this.queue.length / 2));
    return Math.min(MAX_BATCH, flight ? MAX_BATCH : half) - open.size;
  }

  private arrival(): Promise<void> {
    return new Promise((resume) => {
      this.onArrival = resume;
    });
  }

  private send(open: OpenBatch): Flight {
    const flight: Flight = { open, isLanded: false, done: Promise.resolve({}) };
    flight.done = this.commit(open).finally(() => {
      flight.isLanded = true;
    });
    return flight;
  }

  /** Writes the batch; everyone concerned is told in the next turn of the event loop. */
  private async commit(open: OpenBatch): Promise<Landing> {
    let sealed: SealedBatch;
    try {
      const sealing = open.seal();
      await sealing.written;
      sealed = sealing.sealed;
    } catch (failure) {
      // From here on nothing is taken, but memory is rebuilt only when nobody works on it any more.
      if (this.condition === 'up') this.condition = 'down';
      return { failure };
    }
    open.rememberNames();
    // Told after the next batch is on its way: the database works while answers go out and new commands come in.
    setImmediate(() => this.tell(sealed));
    return {};
  }

  private tell({ acknowledges, events }: SealedBatch): void {
    for (const acknowledge of acknowledges) acknowledge();
    this.publish(events);
  }

  /** A listener's fault is not the money's: the batch is committed and stays so. */
  private publish(events: BatchEvents): void {
    try {
      publishBatch(this.parts.desk, this.parts.bus, events);
    } catch (error) {
      this.parts.log.error({ err: error }, 'a listener failed on a committed batch');
    }
  }

  /** Nothing of the batch may be believed any more: what the database has is what is true. */
  private async recover(error: unknown, commands: readonly Command[]): Promise<void> {
    this.parts.log.error({ err: error, commands: commands.length }, 'a batch failed; rebuilding from the database');
    if (this.condition === 'up') this.condition = 'down';
    refuse(commands);
    this.refuseQueued();
    for (let waitMs = FIRST_RETRY_MS; this.condition === 'down'; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
      if (await this.reload()) return;
      await this.pause(waitMs);
    }
  }

  private async reload(): Promise<boolean> {
    const { desk, store, clock, log } = this.parts;
    try {
      await reloadDesk(desk, store, clock.now());
      if (this.condition === 'down') this.condition = 'up';
      log.info({ orders: desk.openOrders.size }, 'rebuilt from the database');
      return true;
    } catch (error) {
      if (error instanceof MarketLostError) this.condition = 'lost';
      log.error({ err: error }, 'cannot rebuild from the database');
      return false;
    }
  }

  private refuseQueued(): void {
    refuse(this.queue.splice(0));
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
