import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtImage } from './dataImage';
import { openEngineAt } from './embeddedEngine';
import { freeMemory } from './freeMemory';

function flushOne(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Files before the directory that names them. */
function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else flushOne(path);
  }
  flushOne(folder);
}

/**
 * Makes the files of a new database under another name and gives them theirs when they are complete and on the disk: a start that
 * is killed in the middle leaves nothing that looks like a database. A copy of `image`, by default the build's.
 */
export async function makeDataFolder(dataDir: string, image = builtImage()): Promise<void> {
  const unfinished = `${dataDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  // Flushed once at the end instead of at every step.
  const engine = await openEngineAt(unfinished, 'off', image);
  await engine.close();
  flushTree(unfinished);
  renameSync(unfinished, dataDir);
  flushOne(dirname(dataDir));
  await freeMemory();
}
