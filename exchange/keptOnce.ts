import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** Whole or not at all, under a name of its own until then, and never over one that is there: another process may be making it too. */
async function makeFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  await writeFile(fresh, text, { mode: OWNER_ONLY });
  try {
    await link(fresh, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(fresh, { force: true });
  }
}

/**
 * What the file says. A file that is not there is made with `make`'s text, once for all processes, readable by this one's user alone:
 * what sealed or signed with the first key has to find it again.
 */
export async function keptOnce(path: string, make: () => string): Promise<string> {
  const read = () => readFile(path, 'utf8');
  return read().catch(async () => {
    await makeFile(path, make());
    return read();
  });
}
