import { setImmediate as breathe } from 'node:timers/promises';
import { announce } from './announce';
import type { Command } from './command';
import type { LoopParts } from './loopParts';
import { OpenBatch } from './openBatch';
import { refuseFaulty, refuseUnread, refuseUnwritten } from './refusals';
import { isOutcomeKnown, mayBeWritten, verdictOf } from './verdict';

/** Commands that are still to be answered: the outcome of what was sent to the database is open, what was not has changed nothing. */
export interface Unanswered {
  sent: readonly Command[];
  unsent: readonly Command[];
}

/** Thrown when a part failed in a way that leaves its outcome open. */
export class SeparationEnded extends Error implements Unanswered {
  constructor(
    override readonly cause: unknown,
    readonly sent: readonly Command[],
    readonly unsent: Command[],
  ) {
    super('the outcome of a batch is not known');
    this.name = 'SeparationEnded';
  }
}

/**
 * Applies and writes commands of a refused batch in ever smaller parts, in their order, until what is at fault stands alone; everyone
 * else is served. Where nobody is, because the database did not write it for reasons of its own, all are refused as unavailable. Nothing
 * else is on its way. Returns how many were at fault. Throws SeparationEnded.
 */
export async function separate(parts: LoopParts, commands: readonly Command[], isRetried = false): Promise<number> {
  if (commands.length === 0) return 0;
  // What was committed before is told in its own turn, and first.
  await breathe();
  const open = new OpenBatch(parts, true);
  let asked = commands;
  try {
    const unread = await open.add(commands, Promise.resolve());
    asked = commands.filter((command) => !unread.has(command));
    refuseUnread(parts, unread);
    announce(parts, await open.seal());
    for (const faulty of open.faulty) refuseFaulty(parts, faulty);
    return open.faulty.length;
  } catch (failure) {
    if (!isOutcomeKnown(failure))
      throw mayBeWritten(failure) ? new SeparationEnded(failure, asked, []) : new SeparationEnded(failure, [], [...asked]);
    open.undo();
    const verdict = verdictOf(failure);
    if (verdict === 'data') return separateHalves(parts, asked, failure);
    if (verdict === 'again' && !isRetried) return separate(parts, asked, true);
    refuseUnwritten(parts, asked, failure);
    return 0;
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
    if (error instanceof SeparationEnded) error.unsent.push(...later);
    throw error;
  }
}
