import { AppError } from '../../appError';
import { IdleTraders } from '../desk/idleTraders';
import { announce, announceRules } from './announce';
import type { Command } from './command';
import { CommandQueue } from './commandQueue';
import type { Filled, Flight, Landing } from './flight';
import type { LoopParts } from './loopParts';
import { OpenBatch, type SealedBatch } from './openBatch';
import { Recovery } from './recovery';
import { refuseFaulty, refuseUnread, refuseUnwritten } from './refusals';
import { SeparationEnded, separate, type Unanswered } from './separate';
import { isOutcomeKnown, mayBeWritten, verdictOf } from './verdict';

/** More would make those at the front of the batch wait for those at its end. */
const MAX_BATCH = 256;
/** A queue at most this long goes in one batch even when nothing is on its way. */
const SMALLEST_HALF = 16;

/** `down`: memory is not to be trusted and the database does not answer yet. `lost`: the markets have another owner. */
type Condition = 'up' | 'down' | 'lost' | 'stopped';

/**
 * Group commit: takes what is queued, applies it in order, writes it as one, and only then answers and publishes.
 * While a batch commits, the next one is applied in memory, so that this process and the database work at the same time
 * and batches grow exactly as much as the database is slow. A batch that the database refuses is taken back, together with the one
 * behind it, and separated from what is at fault in it; one the database did not get to is taken back and refused, and the one behind
 * it applied anew; when nobody knows whether it was written, memory is rebuilt.
 */
export class WriterLoop {
  readonly counts = { recoveries: 0, separated: 0 };
  private readonly queue: CommandQueue;
  private readonly recovery: Recovery;
  private readonly idle: IdleTraders;
  private condition: Condition = 'up';
  private running: Promise<void> | undefined;
  private onArrival: (() => void) | undefined;
  /** Why memory has to be rebuilt although no batch failed. */
  private interruption: unknown;

  constructor(private readonly parts: LoopParts) {
    this.queue = new CommandQueue(parts.queueCapacity);
    this.recovery = new Recovery(parts);
    this.idle = new IdleTraders(parts.desk);
  }

  get isUp(): boolean {
    return this.condition === 'up';
  }

  get queueDepth(): number {
    return this.queue.length;
  }

  /** How many commands a full queue has refused. */
  get refused(): number {
    return this.queue.refused;
  }

  /** Age of the oldest command that waits for its answer, ms. */
  get oldestMs(): number {
    return this.queue.oldestMs;
  }

  enqueue(command: Command): void {
    if (!this.isUp) {
      command.reject(new AppError('unavailable'));
      return;
    }
    this.queue.push(command);
    this.wake();
  }

  /** From here on nothing is taken until memory is rebuilt, which also makes sure that this process is still the owner. */
  interrupt(reason: unknown): void {
    if (!this.isUp) return;
    this.condition = 'down';
    this.interruption = reason;
    this.wake();
  }

  /** Lets users who did nothing for a while leave memory, as soon as nothing is in the way. */
  forgetIdle(): void {
    this.idle.request();
    this.wake();
  }

  /** Refuses new commands and waits for those already queued. */
  async stop(): Promise<void> {
    const wasUp = this.isUp;
    this.condition = 'stopped';
    this.recovery.stop();
    if (!wasUp) this.queue.refuseWaiting();
    await this.running;
    // The last batch's answers go out in the turn after its commit.
    await new Promise<void>((resume) => setImmediate(resume));
  }

  private wake(): void {
    this.onArrival?.();
    this.running ??= this.drain();
  }

  private async drain(): Promise<void> {
    let flight: Flight | undefined;
    do {
      const filled = await this.fill(flight);
      const landing = await flight?.done;
      const open = await this.judge(flight, landing, filled);
      this.idle.forget(this.parts.clock.now());
      flight = open && open.size > 0 ? this.send(open) : undefined;
    } while (flight !== undefined || this.queue.length > 0 || this.interruption !== undefined);
    this.running = undefined;
  }

  /** Takes commands into a new batch for as long as the one before is on its way. */
  private async fill(flight: Flight | undefined): Promise<Filled> {
    const open = new OpenBatch(this.parts);
    try {
      do {
        // Requests that arrive in the same turn of the event loop come in together; and the batch before is put into words by then.
        await new Promise<void>((resume) => setImmediate(resume));
        const commands = this.queue.take(this.roomIn(open, flight));
        if (commands.length > 0) refuseUnread(this.parts, await open.add(commands, flight?.done ?? Promise.resolve()));
        if (flight?.isLanded !== false || open.size >= MAX_BATCH) break;
        if (this.queue.length > 0) continue;
        open.writeAhead();
        await Promise.race([flight.done, this.arrival()]);
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

  /** What comes of two batches, one landed and one filled behind it: the one to send next, if it still stands. */
  private async judge(flight: Flight | undefined, landing: Landing | undefined, { open, failure }: Filled): Promise<OpenBatch | undefined> {
    const failures = [landing?.failure, failure].filter((each) => each !== undefined);
    const flown = landing?.failure === undefined ? [] : (flight?.open.commands ?? []);
    const faulty = open.faulty.splice(0);
    this.counts.separated += faulty.length;
    for (const each of faulty) refuseFaulty(this.parts, each);
    const unknown = this.interruption ?? failures.find((each) => !isOutcomeKnown(each));
    if (unknown !== undefined) {
      const isLost = landing?.failure !== undefined && mayBeWritten(landing.failure);
      await this.recover(unknown, isLost ? { sent: flown, unsent: open.commands } : { sent: [], unsent: [...flown, ...open.commands] });
      return undefined;
    }
    if (failures.length === 0) return open;
    await this.takeApart(flown.length > 0 ? flight?.open : undefined, open, failures[0]);
    return undefined;
  }

  /**
   * Takes a batch that was not written back, with the one behind it, and serves everyone but who is at fault. Where nobody is, because
   * the database did not get to it, its commands are refused as they are: another try would keep all others waiting as long again.
   */
  private async takeApart(flown: OpenBatch | undefined, open: OpenBatch, failure: unknown): Promise<void> {
    const groups = [...(flown ? [[...flown.commands]] : []), [...open.commands]];
    try {
      open.undo();
      flown?.undo();
      if (verdictOf(failure) === 'unwritten') refuseUnwritten(this.parts, groups.shift() ?? [], failure);
      else this.parts.log.warn({ err: failure, commands: groups.flat().length }, 'a batch was refused and is taken apart');
      for (let group = groups.shift(); group; group = groups.shift()) this.counts.separated += await separate(this.parts, group);
    } catch (error) {
      const { sent, unsent } =
        error instanceof SeparationEnded ? error : { sent: [], unsent: [...(flown?.commands ?? []), ...open.commands] };
      await this.recover(error, { sent, unsent: [...unsent, ...groups.flat()] });
    }
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
      sealed = await open.seal();
    } catch (failure) {
      // From here on nothing is taken, but memory is rebuilt only when nobody works on it any more.
      if (this.isUp && !isOutcomeKnown(failure)) this.condition = 'down';
      return { failure };
    }
    // Told after the next batch is on its way: the database works while answers go out and new commands come in.
    setImmediate(() => announce(this.parts, sealed));
    return {};
  }

  /**
   * Nothing in memory may be believed any more: what the database has is what is true. Of what was sent there nobody knows by now whether
   * it is written; of what was not, everybody does.
   */
  private async recover(error: unknown, { sent, unsent }: Unanswered): Promise<void> {
    const commands = sent.length + unsent.length;
    this.parts.log.error({ err: error, commands, sent: sent.length }, 'nobody knows what was written; rebuilding from the database');
    this.counts.recoveries += 1;
    this.interruption = undefined;
    if (this.isUp) this.condition = 'down';
    for (const command of sent) command.reject(new AppError('outcomeUnknown'));
    for (const command of unsent) command.reject(new AppError('unavailable'));
    this.queue.refuseWaiting();
    const outcome = await this.recovery.run();
    if (this.condition === 'down' && outcome !== 'stopped') this.condition = outcome === 'rebuilt' ? 'up' : 'lost';
    if (outcome === 'rebuilt') announceRules(this.parts);
  }
}
