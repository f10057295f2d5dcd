import { base58Check, rippleAddress, solanaAddress, ss58Address } from '@/exchange/custody/simulated/address/base58';
import { bech32Address, segwitAddress } from '@/exchange/custody/simulated/address/bech32';
import type { AddressCodec } from '@/exchange/custody/simulated/address/codec';
import { evmAddress, longHexAddress, nearAddress } from '@/exchange/custody/simulated/address/hex';
import { keyOf } from '@/exchange/custody/simulated/hashes';
import { profiles } from '@/exchange/custody/simulated/profiles';

const bitcoin = segwitAddress('bc', base58Check(0x00, [0x05]));
const cardano = bech32Address('addr', [0x61], [29, 57]);

/** Addresses that the world uses: written by other programs than this one. */
const known: [string, AddressCodec, string][] = [
  ['bitcoin', bitcoin, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin, taproot', bitcoin, 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['bitcoin, older', bitcoin, '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['bitcoin, script', bitcoin, '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['ethereum', evmAddress, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['tron', base58Check(0x41), 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['dogecoin', base58Check(0x1e), 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['xrp', rippleAddress, 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['solana', solanaAddress, 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'],
  ['polkadot', ss58Address, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['cardano', cardano, 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8'],
  ['sui', longHexAddress, '0x0000000000000000000000000000000000000000000000000000000000000002'],
  ['near', nearAddress, 'some-body.near'],
];

/** One letter becomes another that the family uses. */
function misspelt(text: string): string {
  const index = text.length - 3;
  const other = [...'23456789acdef'].find((letter) => letter !== text[index]?.toLowerCase()) ?? '2';
  return `${text.slice(0, index)}${other}${text.slice(index + 1)}`;
}

describe('addresses', () => {
  it.each(known)('of %s that others made are right', (_name, codec, address) => {
    expect(codec.check(address)).toEqual({ ok: true, address });
  });

  it.each(known.filter(([name]) => !['solana', 'sui', 'near'].includes(name)))(
    'of %s with a letter changed are not',
    (_name, codec, address) => {
      expect(codec.check(misspelt(address))).toEqual({ ok: false, reason: 'checksum' });
    },
  );

  it.each([0, 1, 255])('with the number %s in hex are nobody’s', (number) => {
    expect(evmAddress.check(`0x${number.toString(16).padStart(40, '0')}`)).toEqual({ ok: false, reason: 'format' });
    expect(longHexAddress.check(`0x${'0'.repeat(64)}`)).toEqual({ ok: false, reason: 'format' });
  });

  it('in capitals are the same where the family says so', () => {
    const small = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(bitcoin.check(small.toUpperCase())).toEqual({ ok: true, address: small });
    expect(bitcoin.check(`BC1q${small.slice(4)}`)).toEqual({ ok: false, reason: 'checksum' });
    const lower = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
    expect(evmAddress.check(lower)).toEqual({ ok: true, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' });
  });

  it('are found right by who writes them, on every network, and differ by number', () => {
    for (const { chainId, codec } of profiles) {
      const made = [0, 1, 2, 3].map((index) => codec.write(keyOf('test', chainId, index)));
      expect(new Set(made).size).toBe(4);
      for (const address of made) expect([chainId, codec.check(address)]).toEqual([chainId, { ok: true, address }]);
    }
  });

  it.each(['', ' ', '0x', 'bc1', 'hello', '1'.repeat(200), '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'])('refuse %j everywhere', (text) => {
    for (const { chainId, codec } of profiles) expect([chainId, codec.check(text).ok]).toEqual([chainId, false]);
  });
});
