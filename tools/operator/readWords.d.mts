import type { OperatorCommand } from './commands.mjs';

/** Options before a command, and the command; see readWords.mjs. */
export function readLeading(words: string[]): { leading: string[]; words: string[] };
/** Arguments and options of a command by name; see readWords.mjs. */
export function readWords(command: Pick<OperatorCommand, 'words' | 'args' | 'options'>, words: string[]): Record<string, string | boolean>;
