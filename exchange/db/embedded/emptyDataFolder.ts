import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folderLock';

/** Deletes everything in a data folder that no exchange runs on. @throws StartError secondInstance, dataFolderNotWritable */
export async function emptyDataFolder(folder: string): Promise<void> {
  const release = await lockFolder(folder);
  try {
    // The lock itself is a socket.
    const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isSocket());
    for (const { name } of entries) rmSync(join(folder, name), { recursive: true, force: true });
  } finally {
    release();
  }
}
