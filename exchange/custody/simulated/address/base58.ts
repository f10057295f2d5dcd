import { createHash } from 'node:crypto';
import { base58, base58xrp } from '@scure/base';
import { type AddressCodec, bytesOf, decoded, isSame, right, sha256, wrong } from './codec';

type Alphabet = Pick<typeof base58, 'encode' | 'decode'>;

interface Checked {
  alphabet: Alphabet;
  prefix: number;
  /** Bytes between prefix and checksum. */
  length: number;
  checksum(body: Uint8Array): Uint8Array;
  /** Other prefixes that are good to send to. */
  alsoGood?: readonly number[];
}

/** Prefix, payload, checksum; in base 58. */
function checkedBase58({ alphabet, prefix, length, checksum, alsoGood = [] }: Checked): AddressCodec {
  const prefixes = [prefix, ...alsoGood];
  return {
    write: (key) => {
      const body = bytesOf([prefix], key.slice(0, length));
      return alphabet.encode(bytesOf(body, checksum(body)));
    },
    check: (text) => {
      const bytes = decoded(() => alphabet.decode(text));
      if (!bytes || !prefixes.includes(bytes[0] ?? -1)) return wrong('format');
      const body = bytes.slice(0, 1 + length);
      const sum = checksum(body);
      if (bytes.length !== body.length + sum.length) return wrong('format');
      return isSame(bytes.slice(body.length), sum) ? right(text) : wrong('checksum');
    },
  };
}

const twiceSha256 = (body: Uint8Array) => sha256(sha256(body)).slice(0, 4);

/** Bitcoin's older ones, Dogecoin, TRON. */
export const base58Check = (prefix: number, alsoGood?: readonly number[]): AddressCodec =>
  checkedBase58({ alphabet: base58, prefix, length: 20, checksum: twiceSha256, alsoGood });

export const rippleAddress: AddressCodec = checkedBase58({ alphabet: base58xrp, prefix: 0, length: 20, checksum: twiceSha256 });

/** Polkadot's: the checksum is two bytes of BLAKE2b behind a word. */
export const ss58Address: AddressCodec = checkedBase58({
  alphabet: base58,
  prefix: 0,
  length: 32,
  checksum: (body) => new Uint8Array(createHash('blake2b512').update('SS58PRE').update(body).digest()).slice(0, 2),
});

/** A public key as it is, without a checksum. */
export const solanaAddress: AddressCodec = {
  write: (key) => base58.encode(key),
  check: (text) => (decoded(() => base58.decode(text))?.length === 32 ? right(text) : wrong('format')),
};
