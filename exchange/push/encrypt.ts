import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

const RECORD_BYTES = 4096;
/** Of the record, less its tag, its delimiter and the header. */
const LONGEST_PAYLOAD = RECORD_BYTES - 16 - 1 - 86;

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

/** HKDF with one block of output, which is all that is ever needed here (RFC 5869). */
const hkdf = (salt: Buffer, secret: Buffer, info: Buffer | string, bytes: number) =>
  hmac(hmac(salt, secret), info, Buffer.from([1])).subarray(0, bytes);

/**
 * A message only the browser opens (RFC 8291 over RFC 8188, aes128gcm), as one record.
 * @param keys of the subscription, base64url
 * @throws RangeError when it is longer than one record holds; an Error when the key is no point of P-256
 */
export function encryptPush(payload: string, keys: { p256dh: string; auth: string }): Buffer {
  const text = Buffer.from(payload);
  if (text.length > LONGEST_PAYLOAD) throw new RangeError('a push holds one record');
  const [browserKey, authSecret] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')];
  const own = createECDH('prime256v1');
  const ownKey = own.generateKeys();
  const shared = own.computeSecret(browserKey);
  const secret = hkdf(authSecret, shared, Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]), 32);
  const salt = randomBytes(16);
  const contentKey = hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(salt, secret, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  // 2: the last record.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey, sealed]);
}
