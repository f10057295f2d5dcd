import { setImmediate as breathe } from 'node:timers/promises';
import { AppError } from '../../appError';
import { announce } from './announce';
import type { Command } from './command';
import type { LoopParts } from './loopParts';
import { type FaultyCommand, OpenBatch } from './openBatch';
import { verdictOf } from './verdict';

/** Thrown when a part failed in a way that leaves its outcome open; `unanswered` are the commands that are still to be answered. */
export class SeparationEnded extends Error {
  constructor(
    override readonly cause: unknown,
    readonly unanswered: Command[],
  ) {
    super('the outcome of a batch is not known');
    this.name = 'SeparationEnded';
  }
}

/** Refuses a command that cannot be applied or written, whatever it is, and says so to the operator. */
export function refuseFaulty({ log }: Pick<LoopParts, 'log'>, { command, error }: FaultyCommand): void {
  log.error({ err: error, command: command.name }, 'a command is at fault and refused alone');
  command.reject(new AppError('internal'));
}

/**
 * Applies and writes commands of a refused batch in ever smaller parts, in their order, until what is at fault stands alone; everyone
 * else is served. Nothing else is on its way. Returns how many were at fault. Throws SeparationEnded.
 */
export async function separate(parts: LoopParts, commands: readonly Command[], isRetried = false): Promise<number> {
  if (commands.length === 0) return 0;
  // What was committed before is told in its own turn, and first.
  await breathe();
  const open = new OpenBatch(parts, true);
  try {
    await open.add(commands, Promise.resolve());
    const { written, sealed } = open.seal();
    await written;
    announce(parts, sealed);
    for (const faulty of open.faulty) refuseFaulty(parts, faulty);
    return open.faulty.length;
  } catch (failure) {
    const verdict = verdictOf(failure);
    if (verdict === 'unknown' || verdict === 'fenced') throw new SeparationEnded(failure, [...commands]);
    open.undo();
    if (verdict === 'again' && !isRetried) return separate(parts, commands, true);
    return separateHalves(parts, commands, failure);
  }
}

async function separateHalves(parts: LoopParts, commands: readonly Command[], failure: unknown): Promise<number> {
  const [only] = commands;
  if (commands.length === 1 && only) {
    refuseFaulty(parts, { command: only, error: failure });
    return 1;
  }
  const middle = Math.ceil(commands.length / 2);
  const later = commands.slice(middle);
  try {
    const found = await separate(parts, commands.slice(0, middle));
    return found + (await separate(parts, later));
  } catch (error) {
    if (error instanceof SeparationEnded) error.unanswered.push(...later);
    throw error;
  }
}
