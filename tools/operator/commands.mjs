import { custodyCommands } from './custodyCommands.mjs';
import { earnCommands } from './earnCommands.mjs';
import { usage } from './exit.mjs';
import { expressCommands } from './expressCommands.mjs';
import { keystoreCommands } from './keystoreCommands.mjs';
import { marketCommands } from './marketCommands.mjs';
import { moneyCommands } from './moneyCommands.mjs';
import { nearest } from './near.mjs';
import { operatorCommands } from './operatorCommands.mjs';
import { uploadCommands } from './uploadCommands.mjs';
import { userCommands } from './userCommands.mjs';
import { verificationCommands } from './verificationCommands.mjs';
import { withdrawalCommands } from './withdrawalCommands.mjs';

/**
 * Every command: its words, its arguments in order, its options, what it asks of the exchange (`call`: method and path as in
 * contract/operator.ts), how what was given becomes parameters, and how the answer is shown.
 */
export const commands = [
  ...marketCommands,
  ...userCommands,
  ...moneyCommands,
  ...uploadCommands,
  ...verificationCommands,
  ...withdrawalCommands,
  ...custodyCommands,
  ...expressCommands,
  ...earnCommands,
  ...operatorCommands,
  ...keystoreCommands,
];

/** What people write as well. */
const ALSO = { users: 'user' };

const spelt = ([first, ...behind]) => (first === undefined ? [] : [ALSO[first] ?? first, ...behind]);

/** Commands of one first word: `verification`. */
const groupOf = (word) => commands.filter(({ words }) => words[0] === word);

/** The command that the words begin with, the longest first, and what stands behind it. */
export function findCommand(asked) {
  const words = spelt(asked);
  const command = commands
    .filter(({ words: own }) => own.every((word, index) => words[index] === word))
    .sort((left, right) => right.words.length - left.words.length)[0];
  if (command) return { command, rest: words.slice(command.words.length) };
  throw notFound(words);
}

function notFound(words) {
  const group = groupOf(words[0]);
  const about = group.length > 0 ? [words[0]] : [];
  if (group.length > 0 && words.length === 1)
    return usage(`${words[0]} what: ${group.map(({ words: own }) => own.slice(1).join(' ')).join(', ')}?`, about);
  const whole = commands.map(({ words: own }) => own.join(' '));
  const meant = nearest(words.slice(0, 2).join(' '), whole) ?? nearest(words[0], whole);
  return usage(`There is no command "${words.join(' ')}"${meant ? `: did you mean ${meant}?` : '.'}`, about);
}

const syntaxOf = ({ words, args = [], options = {} }) =>
  [
    ...words,
    ...args.map((name) => `<${name}>`),
    ...Object.entries(options).map(([name, { flag, value = 'text', required }]) => {
      const written = flag ? `--${name}` : `--${name} <${value}>`;
      return required ? written : `[${written}]`;
    }),
  ].join(' ');

function linesOf(some) {
  const width = Math.max(...some.map(({ words }) => words.join(' ').length));
  return some.map(({ words, about }) => `  ${words.join(' ').padEnd(width)}  ${about}`);
}

/** Help for what was asked: one command, all that begin with a word, or everything. */
export function helpFor(asked) {
  const words = spelt(asked);
  const group = groupOf(words[0]);
  if (words.length === 0) return overview();
  if (words.length > 1 || group.length < 2) return helpOf(findCommand(asked).command);
  return [`npm run operator -- ${words[0]} ...`, '', ...linesOf(group), '', 'help <command> says what one takes.', ''].join('\n');
}

/** All commands, one line each. */
export function overview() {
  return [
    'npm run operator -- <command>   operates the exchange on this machine',
    '',
    ...linesOf(commands),
    '',
    'help <command> says what a command takes. Every command also takes --json, --port <exchange port> and --token-file <file>;',
    'without the last one the token comes from KONTOR_OPERATOR_TOKEN.',
    'Exit codes: 0 done, 1 refused, 2 not understood, 3 no valid token, 4 no exchange, 5 reconciliation found differences.',
    '',
  ].join('\n');
}

/** What one command takes and does. */
export function helpOf(command) {
  const options = Object.entries(command.options ?? {});
  const width = Math.max(0, ...options.map(([name]) => name.length));
  return [
    `npm run operator -- ${syntaxOf(command)}`,
    '',
    `  ${command.about}`,
    ...(command.help ?? []).map((line) => `  ${line}`),
    ...(options.length > 0 ? ['', ...options.map(([name, { about }]) => `  --${name.padEnd(width)}  ${about}`)] : []),
    '',
  ].join('\n');
}
