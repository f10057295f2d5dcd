import { addAddress } from '@/exchange/app/withdrawals/addressBook';
import type { WithdrawalContext } from '@/exchange/app/withdrawals/context';
import { refusalOf } from '../support/accountsRig';

const LEDGER = '0x4bc83e0F7a1D52B96Ce4408d1FA7935B2e6891c3';
/** Its ends are those of the other. */
const PLANTED = '0x4bc8000000000000000000000000000000000000'.slice(0, -4).concat('91c3');
const NOW = 1_000_000;

describe('saving an address', () => {
  const chain = {
    facts: { memo: null, assets: [] },
    checkAddress: (address: string) => ({ ok: true, address }),
    addressOf: async () => '0x1',
    ownAddresses: async () => [],
  };
  const saved = { addressId: '1', label: 'Ledger', chainId: 'bsc', asset: null, address: LEDGER, memo: null, addedMs: 0, usableMs: 1 };
  const context = {
    queries: { book: async () => [saved], sentTo: async () => [], ownerOf: async () => undefined },
    networks: { find: async () => ({ name: 'BNB Smart Chain', chainId: 'bsc', chain }) },
    scales: new Map([['USDT', 8]]),
    accounts: {
      sending: {
        proveForAddress: async () => {
          throw new Error('asked who it is');
        },
      },
    },
    clock: { now: () => NOW },
  } as unknown as WithdrawalContext;
  const add = (address: string, more: object = {}) =>
    addAddress(
      context,
      { userId: '7', brand: 'kontor' } as never,
      {} as never,
      { label: 'Ledger', chainId: 'bsc', symbol: 'USDT', address, ...more } as never,
    );

  it('asks to compare it with the one it could be taken for, for from then on it vouches for itself', async () => {
    expect(await refusalOf(add(PLANTED))).toBe('addressLooksLike');
    await expect(add(PLANTED, { comparedAddress: true })).rejects.toThrow('asked who it is');
    await expect(add('0x1111111111111111111111111111111111111111')).rejects.toThrow('asked who it is');
  });
});
