import { timingSafeEqual } from 'node:crypto';

const bytesOf = (secret: string | Uint8Array) => (typeof secret === 'string' ? Buffer.from(secret) : secret);

/** Whether two secrets are one, without telling by the time it takes how much of a guess was right. Their lengths are no secret. */
export function isSameSecret(left: string | Uint8Array, right: string | Uint8Array): boolean {
  const [one, other] = [bytesOf(left), bytesOf(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
