import { keccak_256 } from '@noble/hashes/sha3.js';
import { type AddressCodec, right, wrong } from './codec';

/** The lowest numbers are contracts of a network itself, and nobody: what is sent there is gone. */
const NOBODYS = /^0x0{36}/;

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Letters are capital where the hash of the address has a high digit (EIP-55). */
function withChecksum(lower: string): string {
  const hash = hexOf(keccak_256(new TextEncoder().encode(lower)));
  return [...lower].map((letter, index) => (Number.parseInt(hash[index] ?? '0', 16) >= 8 ? letter.toUpperCase() : letter)).join('');
}

/** Of Ethereum and what is built like it. All small or all capital letters carry no checksum, and are right. */
export const evmAddress: AddressCodec = {
  write: (key) => `0x${withChecksum(hexOf(key.slice(0, 20)))}`,
  check: (text) => {
    if (!/^0x[0-9a-f]{40}$/i.test(text) || NOBODYS.test(text)) return wrong('format');
    const letters = text.slice(2);
    const proper = withChecksum(letters.toLowerCase());
    const hasNone = letters === letters.toLowerCase() || letters === letters.toUpperCase();
    return hasNone || letters === proper ? right(`0x${proper}`) : wrong('checksum');
  },
};

/** 32 bytes behind 0x, without a checksum: Sui, Aptos. Nothing but zeros is nobody. */
export const longHexAddress: AddressCodec = {
  write: (key) => `0x${hexOf(key)}`,
  check: (text) => (/^0x[0-9a-f]{64}$/i.test(text) && !/^0x0+$/.test(text) ? right(text.toLowerCase()) : wrong('format')),
};

const NEAR_NAME = /^[a-z0-9][a-z0-9._-]{0,57}[a-z0-9]\.near$/;

/** A key in hex, or a name that somebody owns. */
export const nearAddress: AddressCodec = {
  write: (key) => hexOf(key),
  check: (text) => (/^[0-9a-f]{64}$/.test(text) || NEAR_NAME.test(text) ? right(text) : wrong('format')),
};
