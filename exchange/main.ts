import { exitCodes, StartError } from './app/startError';
import { CLEANER_OPTION } from './cleaning/cleanerOption';
import { KEYSTORE_OPTION, SIGNER_OPTION } from './custody/evm/keystore/options';
import { errorRecordOf } from './errorRecord';
import { STATEMENT_OPTION } from './statements/option';

const OLDEST_NODE = [20, 19] as const;

function refuseOldNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new StartError('nodeTooOld', `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** One line for what an operator can mend, everything for what only a developer can. */
function fail(error: unknown): never {
  if (error instanceof StartError) {
    process.stderr.write(`kontor: ${error.message}\n`);
    process.exit(error.exitCode);
  }
  const { stack, message } = errorRecordOf(error);
  process.stderr.write(`kontor: unexpected failure: ${stack ?? message}\n`);
  process.exit(exitCodes.unexpected);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

async function main(): Promise<void> {
  refuseOldNode();
  // Loaded only now: what they import may not even parse on an old Node.
  if (process.argv.includes('--reset')) {
    const { reset } = await import('./reset');
    return reset(process.env);
  }
  const [option, folder] = process.argv.slice(2);
  if (option === '--write-image' && folder) {
    const { writeImage } = await import('./db/embedded/dataImage');
    return writeImage(folder);
  }
  if (option === CLEANER_OPTION) {
    const { runCleaner } = await import('./cleaning/cleanerProcess');
    return runCleaner();
  }
  if (option === STATEMENT_OPTION) {
    const { runStatement } = await import('./statements/statementProcess');
    return runStatement();
  }
  if (option === SIGNER_OPTION) {
    const { runSigner } = await import('./custody/evm/keystore/signerProcess');
    return runSigner(process.argv[3] ?? '', process.argv[4] ?? '');
  }
  if (option === KEYSTORE_OPTION) {
    const { makeKeystore } = await import('./makeKeystore');
    return makeKeystore(process.argv.slice(3));
  }
  const { run } = await import('./run');
  return run(process.env);
}

main().catch(fail);
