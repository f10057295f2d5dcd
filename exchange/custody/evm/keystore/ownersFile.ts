import { readFile, stat } from 'node:fs/promises';
import { KeystoreError } from './keystore';

const OTHERS = 0o077;

/** A file that nobody else of the machine may read. @throws KeystoreError naming the file */
export async function readOwnersFile(path: string): Promise<string> {
  const unreadable = () => Promise.reject(new KeystoreError(`${path} cannot be read`));
  const { mode } = await stat(path).catch(unreadable);
  if (process.getuid !== undefined && (mode & OTHERS) !== 0)
    throw new KeystoreError(`${path} can be read by others of this machine: chmod 600 takes that away`);
  return readFile(path, 'utf8').catch(unreadable);
}
