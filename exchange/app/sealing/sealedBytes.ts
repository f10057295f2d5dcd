import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** NIST SP 800-38D, 8.2.2: random, 96 bits. A key seals one file, in tens of pieces. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** What the bytes are and how they are sealed, should that change. */
const MARK = Buffer.from('KSB1');
const HEAD_BYTES = MARK.length + NONCE_BYTES + TAG_BYTES;

/** How many they are, sealed. */
export const sealedSize = (bytes: number): number => HEAD_BYTES + bytes;

/** A key for one file, to be sealed itself. */
export const newDataKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** AES-256-GCM, as mark, nonce, tag, bytes. `about` says what it is and whose: bytes that are put elsewhere do not open. */
export function sealBytes(dataKey: string, bytes: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(dataKey, 'base64url'), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([MARK, nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error when it is not what it is said to be about, or somebody changed it */
export function openBytes(dataKey: string, sealed: Buffer, about: string): Buffer {
  if (sealed.length < HEAD_BYTES || !sealed.subarray(0, MARK.length).equals(MARK)) throw new Error('these are no sealed bytes');
  const nonce = sealed.subarray(MARK.length, MARK.length + NONCE_BYTES);
  const tag = sealed.subarray(MARK.length + NONCE_BYTES, HEAD_BYTES);
  const key = Buffer.from(dataKey, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
}
