import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SecretFile } from './app/operating/operatorAccess';

const NAME = 'operator-secret';
const OWNER_ONLY = 0o600;

/** The one-time secret of operators, in the data folder; readable by this process's user alone. */
export function operatorSecretFile(folder: string): SecretFile {
  const path = join(resolve(folder), NAME);
  return {
    path,
    write: async (secret) => {
      await mkdir(resolve(folder), { recursive: true });
      await writeFile(path, `${secret}\n`, { mode: OWNER_ONLY });
      // A file that was there before keeps its mode.
      await chmod(path, OWNER_ONLY);
    },
    remove: () => rm(path, { force: true }),
  };
}
