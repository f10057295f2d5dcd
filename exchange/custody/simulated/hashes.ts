import { createHmac } from 'node:crypto';
import { base58 } from '@scure/base';
import { sha256 } from './address/codec';
import type { HashShape } from './profiles';

/** A hash as the family writes it. */
export function shapedHash(shape: HashShape, ...parts: string[]): string {
  const bytes = sha256(parts.join('|'));
  if (shape === 'base58') return base58.encode(bytes);
  const hex = Buffer.from(bytes).toString('hex');
  if (shape === 'HEX') return hex.toUpperCase();
  return shape === '0xhex' ? `0x${hex}` : hex;
}

/** 32 bytes that stand for the key of a number on a network. */
export const keyOf = (seed: string, chainId: string, index: number | string): Uint8Array => sha256(`${seed}|${chainId}|${index}`);

/** The network takes nothing of the exchange's that this is not under. */
export const signatureOf = (seed: string, chainId: string, text: string): string =>
  createHmac('sha256', keyOf(seed, chainId, 'signing'))
    .update(text)
    .digest('hex');
