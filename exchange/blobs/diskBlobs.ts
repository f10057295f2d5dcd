import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BlobStore, StorageError } from '../app/uploads/blobStore';

const KEY = /^[0-9a-f]{32}$/;
/** Left free for the database, which may lie on the same disk. Bytes. */
const FLOOR_BYTES = 512 * 1024 * 1024;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
/** `ENOSPC: no space left on device, write`: what and why, without the path. */
const reasonOf = (error: unknown) => {
  const { code = 'unknown', syscall = '' } = error as NodeJS.ErrnoException;
  return new StorageError(`${code} ${syscall}`.trim());
};

async function freeOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function read(path: string, mostBytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > mostBytes) throw Object.assign(new Error('more lies there than was put'), { code: 'EFBIG', syscall: 'read' });
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/**
 * Sealed bytes in a folder, in 256 folders of it by the beginning of their keys; readable by this process's user alone. Refused when
 * little is left of the disk.
 * @param freeBytes how much is left where a folder lies
 */
export function createDiskBlobs(folder: string, freeBytes: (folder: string) => Promise<number> = freeOf): BlobStore {
  const root = resolve(folder);
  const folderOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('no key of a blob');
    return join(root, key.slice(0, 2));
  };
  const pathOf = (key: string) => join(folderOf(key), key);

  /** What is half written has another name, and what is there under its own is on the disk. */
  async function write(key: string, bytes: Buffer): Promise<void> {
    await mkdir(folderOf(key), { recursive: true, mode: OWNER_ONLY_FOLDER });
    if ((await freeBytes(root)) < FLOOR_BYTES + bytes.length)
      throw Object.assign(new Error('little is left'), { code: 'ENOSPC', syscall: 'statfs' });
    const fresh = `${pathOf(key)}.${randomUUID()}.new`;
    try {
      const file = await open(fresh, 'wx', OWNER_ONLY);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(fresh, pathOf(key));
    } catch (error) {
      await rm(fresh, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  return {
    put: async (key, bytes) => {
      try {
        await write(key, bytes);
      } catch (error) {
        throw reasonOf(error);
      }
    },
    get: async (key, mostBytes) => {
      try {
        return await read(pathOf(key), mostBytes);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw reasonOf(error);
      }
    },
    remove: async (key) => {
      try {
        await rm(pathOf(key), { force: true });
      } catch (error) {
        throw reasonOf(error);
      }
    },
  };
}
