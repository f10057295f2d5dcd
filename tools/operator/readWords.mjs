import { parseArgs } from 'node:util';
import { usage } from './exit.mjs';

/** Options that every command takes. */
const COMMON = {
  json: { type: 'boolean' },
  port: { type: 'string' },
  'token-file': { type: 'string' },
};

/** `argument` and `option` values of a command by name, from what stood behind its words. */
export function readWords(command, words) {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { flag }]) => [name, { type: flag ? 'boolean' : 'string' }]),
  );
  const { values, positionals } = parsed(words.map(protectNegative), { ...options, ...COMMON });
  const names = command.args ?? [];
  if (positionals.length !== names.length)
    throw usage(`${command.words.join(' ')} takes ${names.map((name) => `<${name}>`).join(' ') || 'nothing'}.`);
  for (const [name, { required }] of Object.entries(command.options ?? {})) {
    if (required && values[name] === undefined) throw usage(`${command.words.join(' ')} needs --${name}.`);
  }
  return { ...values, ...Object.fromEntries(names.map((name, index) => [name, positionals[index].replace(MARK, '-')])) };
}

// An amount such as -5 is an argument, which parseArgs would take for an option.
const MARK = '\u0000';
const protectNegative = (word) => (/^-\d/.test(word) ? `${MARK}${word.slice(1)}` : word);

function parsed(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw usage(error.message);
  }
}
