import { createInterface } from 'node:readline';
import { lockFolder } from '@/exchange/db/embedded/folderLock';

// A process that takes and gives back the lock of a folder when told so on standard input, and says what came of it.

const folder = process.argv[2] ?? '.';
let release: (() => void) | undefined;

async function obey(line: string): Promise<string> {
  if (line === 'give') {
    release?.();
    release = undefined;
    return 'given';
  }
  try {
    release = await lockFolder(folder);
    return `held by ${process.pid}`;
  } catch (error) {
    return (error as Error).message;
  }
}

createInterface(process.stdin).on('line', (line) => void obey(line).then((said) => process.stdout.write(`${said}\n`)));
