/** One command of the operators' command line; see commands.mjs. */
export interface OperatorCommand {
  words: string[];
  about: string;
  help?: string[];
  args?: string[];
  options?: Record<string, { flag?: boolean; required?: boolean; about: string }>;
  /** Method and path, as in contract/operator.ts. */
  call?: [method: string, path: string];
  needsToken?: false;
  prepare(given: Record<string, string | boolean>): { params: Record<string, unknown> };
}

export const commands: OperatorCommand[];
/** What the words begin with, and what stands behind. */
export function findCommand(words: string[]): { command: OperatorCommand; rest: string[] };
export function overview(): string;
export function helpOf(command: OperatorCommand): string;
