import { type Hex, hexToBytes, keccak256 } from 'viem';

const BITS = 2_048;

/** Whether a block's filter has room for a value: false is certain, true may be chance. */
export function bloomMayHold(bloom: Uint8Array, value: Hex): boolean {
  const hash = keccak256(value, 'bytes');
  return [0, 2, 4].every((at) => {
    const bit = (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) % BITS;
    return ((bloom[bloom.length - 1 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0;
  });
}

export const bloomBytes = (bloom: Hex): Uint8Array => hexToBytes(bloom);
