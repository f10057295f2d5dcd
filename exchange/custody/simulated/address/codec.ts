import { createHash } from 'node:crypto';
import type { AddressCheck } from '../../../app/custody/chain';

/** How a family of networks writes addresses. */
export interface AddressCodec {
  /** Of 32 bytes that stand for a key. */
  write(key: Uint8Array): string;
  check(text: string): AddressCheck;
}

export const wrong = (reason: 'format' | 'checksum'): AddressCheck => ({ ok: false, reason });
export const right = (address: string): AddressCheck => ({ ok: true, address });

export const sha256 = (...parts: (Uint8Array | string)[]): Uint8Array => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};

export const isSame = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && left.every((byte, index) => byte === right[index]);

/** What a decoder answers; undefined where it throws. */
export function decoded<Result>(decode: () => Result): Result | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

export const bytesOf = (...parts: (Uint8Array | readonly number[])[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
