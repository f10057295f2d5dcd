import { randomBytes, randomInt } from 'node:crypto';

/** In place, every order as likely as any other. */
export function shuffle(values: unknown[]): void {
  for (let last = values.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [values[last], values[other]] = [values[other], values[last]];
  }
}

const BYTES_ABOVE = 16;

/** A random number from 0 to limit − 1; `limit` has at most 64 bits, so that what the remainder prefers is beyond notice. */
export const randomBelow = (limit: bigint): bigint => BigInt(`0x${randomBytes(8 + BYTES_ABOVE).toString('hex')}`) % limit;
