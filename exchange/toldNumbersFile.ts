import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { NumberFile } from './app/custody/deposits/toldNumbers';
import { StartError } from './app/startError';

const NAME = 'told-addresses.json';
const OWNER_ONLY = 0o600;
/** What the database counts up to. */
const MOST = 2 ** 31 - 1;

const isNumbers = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((number) => Number.isInteger(number) && number >= 0 && number <= MOST);

function numbersIn(path: string, text: string): Record<string, number> {
  try {
    const value: unknown = JSON.parse(text);
    if (isNumbers(value)) return value;
  } catch {
    // Said below.
  }
  throw new StartError(
    'settingInvalid',
    `${path} is damaged. Put a copy of it back; without one take it away, and skip the numbers that may have been told (operator: custody skip-addresses).`,
  );
}

/** Which addresses were told, in the data folder: whole at every moment, and on the disk before anybody is told. */
export function toldNumbersFile(folder: string): NumberFile {
  const path = join(resolve(folder), NAME);
  return {
    read: async () => {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '{}';
        throw new StartError('dataFolderNotWritable', `${path} cannot be read (${error.code}).`);
      });
      return new Map(Object.entries(numbersIn(path, text)));
    },
    write: async (numbers) => {
      await mkdir(resolve(folder), { recursive: true });
      const fresh = `${path}.new`;
      const file = await open(fresh, 'w', OWNER_ONLY);
      try {
        await file.writeFile(`${JSON.stringify(Object.fromEntries(numbers), null, 2)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(fresh, path);
      const held = await open(resolve(folder), 'r');
      await held.sync().finally(() => held.close());
    },
  };
}
