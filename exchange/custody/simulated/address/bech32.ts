import { bech32, bech32m } from '@scure/base';
import { type AddressCodec, bytesOf, decoded, right, wrong } from './codec';

/** Cardano's are longer than the 90 characters bech32 was made for. */
const LIMIT = 120;

type Decoder = Pick<typeof bech32, 'decode' | 'fromWords'>;

const looksLike = (text: string, prefix: string) => new RegExp(`^${prefix}1[02-9ac-hj-np-z]{6,}$`, 'i').test(text);

/** The words behind a prefix; undefined where the checksum is not right. */
const wordsOf = (decoder: Decoder, text: string, prefix: string) =>
  decoded(() => {
    const { prefix: found, words } = decoder.decode(text as `${string}1${string}`, LIMIT);
    return found === prefix ? words : undefined;
  });

function witnessLength(prefix: string, text: string): { version: number; length: number } | undefined {
  for (const [decoder, isRight] of [
    [bech32, (version: number) => version === 0],
    [bech32m, (version: number) => version > 0],
  ] as const) {
    const [version = -1, ...words] = wordsOf(decoder, text, prefix) ?? [];
    const program = decoded(() => decoder.fromWords(words));
    if (program && isRight(version)) return { version, length: program.length };
  }
  return undefined;
}

/** Pay to witness, of Bitcoin and Litecoin; `older` are the addresses from before, which are good to send to. */
export const segwitAddress = (prefix: string, older: AddressCodec): AddressCodec => ({
  write: (key) => bech32.encode(prefix, [0, ...bech32.toWords(key.slice(0, 20))]),
  check: (text) => {
    if (!looksLike(text, prefix)) return older.check(text);
    const witness = witnessLength(prefix, text);
    if (!witness) return wrong('checksum');
    const isLong = witness.version === 0 ? witness.length === 20 || witness.length === 32 : witness.length === 32;
    return isLong ? right(text.toLowerCase()) : wrong('format');
  },
});

/** A header and so many bytes behind a prefix. */
export const bech32Address = (prefix: string, header: readonly number[], lengths: readonly [number, ...number[]]): AddressCodec => ({
  write: (key) => bech32.encode(prefix, bech32.toWords(bytesOf(header, key.slice(0, lengths[0] - header.length))), LIMIT),
  check: (text) => {
    if (!looksLike(text, prefix)) return wrong('format');
    const words = wordsOf(bech32, text, prefix);
    if (!words) return wrong('checksum');
    const bytes = decoded(() => bech32.fromWords(words));
    return bytes && lengths.includes(bytes.length) ? right(text.toLowerCase()) : wrong('format');
  },
});
