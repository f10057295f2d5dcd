import { callExchange } from './operator/client.mjs';
import { findCommand, helpFor, helpOf } from './operator/commands.mjs';
import { EXIT, OperatorError } from './operator/exit.mjs';
import { readWords } from './operator/readWords.mjs';
import { show } from './operator/show.mjs';

// npm run operator -- <command>: operates the exchange on this machine.

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`operator: ${error.message}\n`);
  process.exitCode = error.exitCode;
}

async function main(words) {
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help') {
    process.stdout.write(helpFor(words.slice(1)));
    return EXIT.done;
  }
  const { command, rest } = findCommand(words);
  if (rest.includes('--help')) {
    process.stdout.write(helpOf(command));
    return EXIT.done;
  }
  const given = readWords(command, rest);
  const asked = await command.prepare(given);
  const answered = await answerTo(command, asked, given);
  const answer = command.received ? command.received(answered, asked) : answered;
  show(command, asked, answer, given);
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
