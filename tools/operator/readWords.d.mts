import type { OperatorCommand } from './commands.mjs';

/** Arguments and options of a command by name; see readWords.mjs. */
export function readWords(command: Pick<OperatorCommand, 'words' | 'args' | 'options'>, words: string[]): Record<string, string | boolean>;
