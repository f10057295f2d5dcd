import { AppError } from '../../appError';
import type { Command } from './command';

/** More would wait longer than anyone does. */
const CAPACITY = 10_000;

/** Commands from the moment they come until they are answered, which each is once. */
export class CommandQueue {
  private waiting: Command[] = [];
  /** Waiting or on their way, by when they came (ms, monotonic); the oldest first. */
  private readonly unanswered = new Map<Command, number>();
  private tooMuch = 0;

  constructor(private readonly capacity: number = CAPACITY) {}

  /** Commands that nobody has taken yet. */
  get length(): number {
    return this.waiting.length;
  }

  /** How many were refused because it was full. */
  get refused(): number {
    return this.tooMuch;
  }

  /** How long the oldest unanswered command has been here, ms; 0 when there is none. */
  get oldestMs(): number {
    const oldest = this.unanswered.values().next();
    return oldest.done ? 0 : performance.now() - oldest.value;
  }

  /** Takes a command in, or refuses it at once when too many wait. */
  push(command: Command): void {
    if (this.unanswered.size >= this.capacity) {
      this.tooMuch += 1;
      command.reject(new AppError('unavailable'));
      return;
    }
    // A copy under this queue's watch: whoever answers it, it leaves, and a second answer is none.
    const watched: Command = {
      ...command,
      resolve: (result: never) => this.leave(watched, () => command.resolve(result)),
      reject: (error: unknown) => this.leave(watched, () => command.reject(error)),
    };
    this.unanswered.set(watched, performance.now());
    this.waiting.push(watched);
  }

  take(count: number): Command[] {
    return this.waiting.splice(0, count);
  }

  /** Refuses what nobody has taken yet. */
  refuseWaiting(): void {
    for (const command of this.waiting.splice(0)) command.reject(new AppError('unavailable'));
  }

  private leave(command: Command, answer: () => void): void {
    if (this.unanswered.delete(command)) answer();
  }
}
