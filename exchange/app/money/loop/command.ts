import type { CommandName, InputOf, ResultOf } from '../commands/commandTable';

/** What waits for its turn. Each is answered once, after the commit of its batch. */
export type Command<Name extends CommandName = CommandName> = {
  [Each in Name]: {
    name: Each;
    input: InputOf<Each>;
    resolve(result: ResultOf<Each>): void;
    reject(error: unknown): void;
  };
}[Name];
