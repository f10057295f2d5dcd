import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openEngineInMemory } from './embeddedEngine';

/** Beside the program that the build made. */
export const IMAGE_FILE = 'database.tar.gz';

/**
 * Writes an empty database as one file. PostgreSQL's own set-up is a program of its own in 900 MB of memory and several seconds: run
 * when the product is built, nobody who starts it needs them.
 */
export async function writeImage(folder: string): Promise<void> {
  const engine = await openEngineInMemory();
  try {
    await engine.exec('checkpoint');
    const image = await engine.dumpDataDir('gzip');
    writeFileSync(join(folder, IMAGE_FILE), Buffer.from(await image.arrayBuffer()));
  } finally {
    await engine.close();
  }
}

/** The build's image of an empty database; without a build there is none, and the set-up runs. */
export function builtImage(): Blob | undefined {
  const file = join(dirname(process.argv[1] ?? ''), IMAGE_FILE);
  return existsSync(file) ? new Blob([readFileSync(file)], { type: 'application/x-gzip' }) : undefined;
}
