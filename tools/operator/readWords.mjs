import { parseArgs } from 'node:util';
import { usage } from './exit.mjs';
import { nearest } from './near.mjs';

/** Options that every command takes. */
const COMMON = {
  json: { type: 'boolean' },
  port: { type: 'string' },
  'token-file': { type: 'string' },
};

/** Options that stand before a command, and the words of it: `--port 4321 help join`. */
export function readLeading(words) {
  const name = words[0]?.startsWith('--') ? words[0].slice(2).split('=')[0] : '';
  if (!Object.hasOwn(COMMON, name)) return { leading: [], words };
  const taken = COMMON[name].type === 'string' && !words[0].includes('=') ? 2 : 1;
  const behind = readLeading(words.slice(taken));
  return { leading: [...words.slice(0, taken), ...behind.leading], words: behind.words };
}

/** `argument` and `option` values of a command by name, from what stood behind its words. */
export function readWords(command, words) {
  const own = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { flag }]) => [name, { type: flag ? 'boolean' : 'string' }]),
  );
  const options = { ...own, ...COMMON };
  const { values, positionals } = parsed(protectDashes(words, options), options, command);
  const names = command.args ?? [];
  if (positionals.length !== names.length)
    throw usage(`${command.words.join(' ')} takes ${names.map((name) => `<${name}>`).join(' ') || 'nothing'}.`, command.words);
  for (const [name, { required }] of Object.entries(command.options ?? {})) {
    if (required && values[name] === undefined) throw usage(`${command.words.join(' ')} needs --${name}.`, command.words);
  }
  const given = [...Object.entries(values), ...names.map((name, index) => [name, positionals[index]])];
  return Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'string' ? value.replace(MARK, '-') : value]));
}

/** Stands for a dash that parseArgs would take for an option's. */
const MARK = '\u0000';

/** An amount such as -5 is an argument, and what stands behind an option its value: a hash begins with a dash one time in 64. */
function protectDashes(words, options) {
  const optionOf = (word = '') => (word.startsWith('--') ? options[word.slice(2).split('=')[0]] : undefined);
  const isValue = (word, index) => word.startsWith('-') && !optionOf(word) && optionOf(words[index - 1])?.type === 'string';
  return words.map((word, index) => (/^-\d/.test(word) || isValue(word, index) ? word.replace('-', MARK) : word));
}

/** What Node says of it goes on with advice for other programs. */
const firstSentence = (text) => text.split(/\.?\n|\. /)[0].replace(/\.$/, '');

function parsed(args, options, { words }) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const said = firstSentence(error.message);
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(said) ?? [];
    const meant = unknown && nearest(unknown, Object.keys(options));
    throw usage(meant ? `${said}: did you mean --${meant}?` : `${said}.`, words);
  }
}
