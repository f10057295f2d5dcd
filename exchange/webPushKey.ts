import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from './app/startError';
import { type VapidKey, vapidKeyOf } from './push/vapid';

const NAME = 'web-push-key.pem';
const OWNER_ONLY = 0o600;

/**
 * Whole or not at all, under a name of its own until then, and never over one that is there: browsers that subscribed know the key that
 * was.
 */
async function makeFile(path: string): Promise<void> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const fresh = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  await writeFile(fresh, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: OWNER_ONLY });
  try {
    await link(fresh, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(fresh, { force: true });
  }
}

function keyIn(path: string, pem: string): VapidKey {
  try {
    return vapidKeyOf(pem);
  } catch {
    throw new StartError(
      'settingInvalid',
      `${path} holds no private key of P-256: put the one back that was there, or set WEB_PUSH_KEY to it.`,
    );
  }
}

/**
 * The key of the setting (PKCS #8 in base 64); where it is empty, one that is made once and kept in the data folder.
 * @throws StartError settingInvalid when the file holds no key
 */
export async function webPushKey(configured: string | null, folder: string): Promise<VapidKey> {
  if (configured !== null) return vapidKeyOf(`-----BEGIN PRIVATE KEY-----\n${configured}\n-----END PRIVATE KEY-----\n`);
  const path = join(resolve(folder), NAME);
  const read = () => readFile(path, 'utf8');
  const pem = await read().catch(async () => {
    await mkdir(resolve(folder), { recursive: true });
    await makeFile(path);
    return read();
  });
  return keyIn(path, pem);
}
