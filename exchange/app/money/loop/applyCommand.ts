import { AppError } from '../../appError';
import type { RenderOrder, Turn } from '../commands/commandKind';
import { type CommandName, commandTable } from '../commands/commandTable';
import type { Command } from './command';
import type { Findings } from './prepareBatch';

/** Run after the commit: tells the caller. */
export type Acknowledge = () => void;

/** Run when the batch is complete: fixes the answer. */
export type Reply = (render: RenderOrder) => Acknowledge;

/** Applies one command in memory. A refusal is an answer like any other and waits for the commit; other errors are thrown. */
export function applyCommand<Name extends CommandName>(turn: Turn, findings: Findings, command: Command<Name>): Reply {
  try {
    const answer = commandTable[command.name].apply(turn, command.input, findings.of(command));
    return (render) => {
      const result = answer(render);
      return () => command.resolve(result);
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return () => () => command.reject(error);
  }
}
