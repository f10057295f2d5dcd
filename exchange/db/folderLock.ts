import { closeSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../app/startError';

const LOCK_FILE = 'exchange.lock';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(file: string): number | undefined {
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  // A lock with our own pid was left by an earlier life of this process id (containers start at pid 1 every time).
  return Number.isInteger(pid) && pid !== process.pid && isAlive(pid) ? pid : undefined;
}

function createLock(file: string): void {
  const handle = openSync(file, 'wx');
  writeSync(handle, String(process.pid));
  closeSync(handle);
}

/**
 * One process per data folder: PGlite has no server that could arbitrate. A lock left by a killed process is taken over.
 * Returns the function that gives the folder back. Throws StartError `dataFolderNotWritable` or `secondInstance`.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE);
  try {
    mkdirSync(folder, { recursive: true });
    createLock(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartError('dataFolderNotWritable', `data folder ${folder} is not writable (${(error as NodeJS.ErrnoException).code})`);
    }
    const holder = holderOf(file);
    if (holder !== undefined) {
      throw new StartError('secondInstance', `data folder ${folder} is in use by another instance (process ${holder})`);
    }
    unlinkSync(file);
    return lockFolder(folder);
  }
  return () => unlinkSync(file);
}
