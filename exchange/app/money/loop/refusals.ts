import { AppError } from '../../appError';
import type { Command } from './command';
import type { LoopParts } from './loopParts';

/** A command that broke the program, or that the database refuses to look up, instead of being refused by a rule. */
export interface FaultyCommand {
  command: Command;
  error: unknown;
}

/** Commands whose needs could not be read, with the failure: the database's, or of the way to it. Nothing of them was applied. */
export type Unread = ReadonlyMap<Command, unknown>;

/** Rules that the database keeps where the writer cannot see them broken in time: what they refuse is no fault of anybody's. */
const RULES: Readonly<Record<string, () => AppError>> = {
  // Another operator decided the proposal while it was carried out (migration 0010).
  KM021: () => new AppError('badRequest', 'id', 'it was decided already'),
};

const ruleOf = (error: unknown): AppError | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? RULES[String(error.code)]?.() : undefined;

/** Refuses a command that cannot be applied or written, whatever it is, and says so to the operator where no rule stands behind it. */
export function refuseFaulty({ log }: Pick<LoopParts, 'log'>, { command, error }: FaultyCommand): void {
  const refusal = ruleOf(error);
  if (refusal) {
    command.reject(refusal);
    return;
  }
  log.error({ err: error, command: command.name }, 'a command is at fault and refused alone');
  command.reject(new AppError('internal'));
}

/** Refuses the commands of a batch that was not written through no fault of theirs. It is taken back before: they may be sent again. */
export function refuseUnwritten({ log }: Pick<LoopParts, 'log'>, commands: readonly Command[], error: unknown): void {
  log.warn({ err: error, commands: commands.length }, 'the database did not write a batch, which was taken back');
  for (const command of commands) command.reject(new AppError('unavailable'));
}

/**
 * Refuses commands whose needs could not be read: they may be sent again. Everyone else goes on, for what was not read has changed
 * nothing.
 */
export function refuseUnread({ log }: Pick<LoopParts, 'log'>, unread: Unread): void {
  const [failure] = unread.values();
  if (unread.size > 0) log.warn({ err: failure, commands: unread.size }, 'what commands need could not be read; they are refused');
  for (const command of unread.keys()) command.reject(new AppError('unavailable'));
}
