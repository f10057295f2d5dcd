import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { SealingKey } from './app/sealing/sealer';
import { StartError } from './app/startError';
import { keptOnce } from './keptOnce';

const NAME = 'sealing-key';
/** Name of the key in the file. */
export const FILE_KEY = 'file';

export const SEALING_KEY_NAME = /^[a-z0-9-]{1,20}$/;

/** `name=<32 bytes in base 64>`, as in SEALING_KEYS and in the file. */
export const SEALING_KEY = /^[a-z0-9-]{1,20}=[A-Za-z0-9+/]{43}=$/;

const keyOf = (text: string): SealingKey => {
  const at = text.indexOf('=');
  return { name: text.slice(0, at), key: Buffer.from(text.slice(at + 1), 'base64') };
};

/** Where the key is that is made once. */
export const sealingKeyPath = (folder: string): string => join(resolve(folder), NAME);

/**
 * The keys of the setting; where it is empty, one that is made once and kept in the data folder, beside the database and readable by
 * this process's user alone.
 * @throws StartError settingInvalid when the file holds no key
 */
export async function sealingKeys(configured: readonly string[], folder: string): Promise<SealingKey[]> {
  if (configured.length > 0) return configured.map(keyOf);
  const path = sealingKeyPath(folder);
  const text = (await keptOnce(path, () => `${FILE_KEY}=${randomBytes(32).toString('base64')}\n`)).trim();
  if (!SEALING_KEY.test(text))
    throw new StartError('settingInvalid', `${path} holds no sealing key: put the one back that was there, from the copy of it.`);
  return [keyOf(text)];
}
