import { usage } from './exit.mjs';
import { marketCommands } from './marketCommands.mjs';
import { moneyCommands } from './moneyCommands.mjs';
import { operatorCommands } from './operatorCommands.mjs';
import { uploadCommands } from './uploadCommands.mjs';
import { userCommands } from './userCommands.mjs';
import { verificationCommands } from './verificationCommands.mjs';

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
  ...operatorCommands,
];

/** What people write as well. */
const ALSO = { users: 'user' };

/** The command that the words begin with, the longest first, and what stands behind it. */
export function findCommand([first, ...behind]) {
  const words = first === undefined ? [] : [ALSO[first] ?? first, ...behind];
  const command = commands
    .filter(({ words: own }) => own.every((word, index) => words[index] === word))
    .sort((left, right) => right.words.length - left.words.length)[0];
  if (command) return { command, rest: words.slice(command.words.length) };
  const near = commands.filter(({ words: own }) => own[0] === words[0]).map(({ words: own }) => own.join(' '));
  throw usage(near.length > 0 ? `${words[0]} what: ${near.join(', ')}?` : `There is no command "${words.join(' ')}".`);
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

/** All commands, one line each. */
export function overview() {
  const width = Math.max(...commands.map(({ words }) => words.join(' ').length));
  return [
    'npm run operator -- <command>   operates the exchange on this machine',
    '',
    ...commands.map(({ words, about }) => `  ${words.join(' ').padEnd(width)}  ${about}`),
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
