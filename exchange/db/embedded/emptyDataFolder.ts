import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folderLock';

/** What an exchange writes into its data folder besides the lock. */
const DATABASE = 'pgdata';
const KEYS = ['sealing-key', 'web-push-key.pem'];
const BESIDE_ANY_DATABASE = ['uploads', 'operator-secret'];

function remove(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Deletes the files that belong to the users of a database on a server: nothing says any more whose they are. Its keys stay. */
export const emptyFilesBeside = (folder: string): void => remove(folder, BESIDE_ANY_DATABASE);

/**
 * Deletes all that is ours in a data folder that no exchange runs on. What else lies there stays: the keys of custody, say, or whatever
 * somebody has in a folder that was named by mistake.
 * @throws StartError secondInstance, dataFolderNotWritable
 */
export async function emptyDataFolder(folder: string): Promise<void> {
  const release = await lockFolder(folder);
  try {
    remove(folder, [DATABASE, ...KEYS, ...BESIDE_ANY_DATABASE]);
  } finally {
    release();
  }
}
