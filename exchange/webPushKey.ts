import { generateKeyPairSync } from 'node:crypto';
import { join, resolve } from 'node:path';
import { StartError } from './app/startError';
import { keptOnce } from './keptOnce';
import { type VapidKey, vapidKeyOf } from './push/vapid';

const NAME = 'web-push-key.pem';

function makePem(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
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
  return keyIn(path, await keptOnce(path, makePem));
}
