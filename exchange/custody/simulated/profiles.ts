import { base58Check, rippleAddress, solanaAddress, ss58Address } from './address/base58';
import { bech32Address, segwitAddress } from './address/bech32';
import type { AddressCodec } from './address/codec';
import { evmAddress, longHexAddress, nearAddress } from './address/hex';

/** How a family writes the hash of a transaction or block. */
export type HashShape = 'hex' | '0xhex' | 'HEX' | 'base58';

/** A network that this exchange runs by itself. Amounts are decimals of the asset. */
export interface Profile {
  chainId: string;
  codec: AddressCodec;
  hashes: HashShape;
  nativeAsset: string;
  /** What a transaction usually costs, in the native asset. */
  fee: string;
  memo: 'memo' | 'tag' | null;
  confirmations: number;
  /** Pace of practice: the real network's is slower, or finer. */
  blockSeconds: number;
  /** What the hot wallet begins with, by asset. */
  opening: Readonly<Record<string, string>>;
}

const profile = (
  chainId: string,
  codec: AddressCodec,
  hashes: HashShape,
  [nativeAsset, fee]: readonly [string, string],
  [confirmations, blockSeconds]: readonly [number, number],
  opening: Profile['opening'],
  memo: Profile['memo'] = null,
): Profile => ({ chainId, codec, hashes, nativeAsset, fee, memo, confirmations, blockSeconds, opening });

const cardano = bech32Address('addr', [0x61], [29, 57]);
const injective = bech32Address('inj', [], [20]);

export const profiles: readonly Profile[] = [
  profile('bitcoin', segwitAddress('bc', base58Check(0x00, [0x05])), 'hex', ['BTC', '0.00002'], [2, 15], { BTC: '250' }),
  profile('ethereum', evmAddress, '0xhex', ['ETH', '0.0004'], [12, 3], {
    ETH: '4000',
    USDT: '10000000',
    LINK: '200000',
    SHIB: '200000000000',
    PEPE: '300000000000',
  }),
  profile('bsc', evmAddress, '0xhex', ['BNB', '0.0001'], [15, 2], { BNB: '10000', BTC: '50', ETH: '1000', USDT: '10000000' }),
  profile('tron', base58Check(0x41), 'hex', ['TRX', '0.5'], [20, 2], { TRX: '20000000', USDT: '20000000' }),
  profile('solana', solanaAddress, 'base58', ['SOL', '0.00002'], [32, 1], { SOL: '40000', USDT: '10000000' }),
  profile('xrp', rippleAddress, 'HEX', ['XRP', '0.00002'], [3, 4], { XRP: '5000000' }, 'tag'),
  profile('dogecoin', base58Check(0x1e, [0x16]), 'hex', ['DOGE', '0.5'], [6, 6], { DOGE: '20000000' }),
  profile('litecoin', segwitAddress('ltc', base58Check(0x30, [0x32])), 'hex', ['LTC', '0.0001'], [6, 8], { LTC: '60000' }),
  profile('cardano', cardano, 'hex', ['ADA', '0.2'], [15, 3], { ADA: '8000000' }),
  profile('avalanche', evmAddress, '0xhex', ['AVAX', '0.001'], [12, 2], { AVAX: '200000' }),
  profile('arbitrum', evmAddress, '0xhex', ['ETH', '0.00002'], [20, 1], { ETH: '2000', ARB: '8000000' }),
  profile('polkadot', ss58Address, '0xhex', ['DOT', '0.02'], [10, 3], { DOT: '1000000' }),
  profile('near', nearAddress, 'base58', ['NEAR', '0.001'], [10, 2], { NEAR: '1000000' }),
  profile('sui', longHexAddress, 'base58', ['SUI', '0.003'], [10, 2], { SUI: '2000000' }),
  profile('aptos', longHexAddress, '0xhex', ['APT', '0.001'], [10, 2], { APT: '500000' }),
  profile('injective', injective, 'HEX', ['INJ', '0.0005'], [10, 2], { INJ: '250000' }, 'memo'),
];
