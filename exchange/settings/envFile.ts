import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from '../app/startError';
import type { Environment } from './readSettings';

const SETTING = /^\s*(?:export\s+)?[A-Za-z_][\w.-]*\s*=\s*(.*)$/;
const IGNORED = /^\s*(#|$)/;
const QUOTE = /^["'`]/;

/** What a line says is never shown: it may be a secret. */
const refuse = (line: number) =>
  new StartError('settingInvalid', `Line ${line} of .env sets nothing: settings look like NAME=value. Comments begin with #.`);

/**
 * The lines that set something; a value in quotes may go on over lines. Comments are left out: Node's parser takes one that is
 * indented for the beginning of the next name.
 */
function settingLines(text: string): string[] {
  const lines: string[] = [];
  let quote: string | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (quote === undefined) {
      if (IGNORED.test(line)) continue;
      const value = SETTING.exec(line)?.[1];
      if (value === undefined) throw refuse(index + 1);
      const [opened] = QUOTE.exec(value) ?? [];
      if (opened !== undefined && !value.slice(1).includes(opened)) quote = opened;
    } else if (line.includes(quote)) quote = undefined;
    lines.push(line);
  }
  return lines;
}

/**
 * Names and values of a settings file; nothing when there is no such file.
 * @throws StartError settingInvalid for a line that would silently set nothing
 */
export function readEnvFile(path: string): Environment {
  return existsSync(path) ? parseEnv(settingLines(readFileSync(path, 'utf8')).join('\n')) : {};
}
