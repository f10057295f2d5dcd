import { callExchange } from './operator/client.mjs';
import { findCommand, helpFor, helpOf } from './operator/commands.mjs';
import { EXIT, OperatorError } from './operator/exit.mjs';
import { readLeading, readWords } from './operator/readWords.mjs';
import { show } from './operator/show.mjs';

// npm run operator -- <command>: operates the exchange on this machine.

// Who reads has seen enough (`| head`): what was asked for is done all the same.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`operator: ${error.message}\n`);
  process.exitCode = error.exitCode;
}

async function main(given) {
  const { leading, words } = readLeading(given);
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help') {
    process.stdout.write(helpFor(readLeading(words.slice(1)).words));
    return EXIT.done;
  }
  const { command, rest: behind } = findCommand(words);
  const rest = [...leading, ...behind];
  if (rest.includes('--help')) {
    process.stdout.write(helpOf(command));
    return EXIT.done;
  }
  const values = readWords(command, rest);
  const asked = await command.prepare(values);
  const answered = await answerTo(command, asked, values);
  const answer = command.received ? command.received(answered, asked) : answered;
  show(command, asked, answer, values);
  return command.exitCode?.(answer) ?? EXIT.done;
}

/** Undefined for what asks nothing of the exchange. */
async function answerTo(command, { params, done, undone }, given) {
  try {
    return command.call ? await callExchange(command, params, given) : undefined;
  } catch (error) {
    if (error instanceof OperatorError && error.isUndone) undone?.();
    throw error;
  } finally {
    done?.();
  }
}
