import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { MachineProof } from './app/operating/operatorAccess';
import type { Clock } from './app/ports/clock';

const NAME = 'operator-recovery';
const OTHERS = 0o077;
const FRESH_MS = 60_000;
const LONGEST = 200;
/** A link would let somebody show a file that is not in the folder; a pipe would never end. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Written a moment ago, by this process's user or by root, for nobody else to read. */
function isOwners(stats: Stats, nowMs: number): boolean {
  const own = process.getuid?.();
  const isTheirs = own === undefined || ((stats.uid === own || stats.uid === 0) && (stats.mode & OTHERS) === 0);
  return stats.isFile() && stats.nlink === 1 && isTheirs && stats.size <= LONGEST && Math.abs(nowMs - stats.mtimeMs) <= FRESH_MS;
}

async function readProof(file: FileHandle, nowMs: number): Promise<string | undefined> {
  try {
    return isOwners(await file.stat(), nowMs) ? (await file.readFile('utf8')).trim() : undefined;
  } finally {
    await file.close();
  }
}

/**
 * Who can write into the data folder owns the machine: they put a secret of their own there (`npm run operator -- recover`) and show
 * it. Nothing stays in the folder, so that a copy of it is worth nothing.
 */
export function machineProof(folder: string, clock: Clock): MachineProof {
  const path = join(resolve(folder), NAME);
  return {
    read: async () => {
      const file = await open(path, FLAGS).catch(() => undefined);
      return file && readProof(file, clock.now());
    },
    remove: () => rm(path, { force: true }),
  };
}
