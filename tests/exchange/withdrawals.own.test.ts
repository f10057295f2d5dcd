import { onNetwork } from '@/exchange/app/custody/onNetwork';
import { createEvmChain } from '@/exchange/custody/evm/evmChain';
import { addressesBelow } from '@/exchange/custody/evm/hdAddresses';
import { ACCOUNT } from '../support/evm/evmRig';

const addressAt = addressesBelow(ACCOUNT.publicExtendedKey);
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const native = { asset: 'ETH', contract: null, scale: { ledger: 8, network: 18 } };
// No node is asked where an address is.
const context = { addressAt, assets: { native, tokens: new Map([['USDT', { ...native, asset: 'USDT', contract: token }]]) } };
const chain = createEvmChain({ chainId: 'ethereum', isPractice: false, confirmations: 12, blockSeconds: 12 }, context as never);
const DEPOSIT = addressAt({ branch: 0, index: 7 });
const queries = { ownerOf: async (_chainId: string, address: string) => (address === DEPOSIT ? '1' : undefined) };
const check = (address: string, userId = '1') => onNetwork({ queries } as never, userId, { chain, chainId: 'ethereum' }, address, null);

describe('an address of the exchange itself', () => {
  it.each([
    ['the hot wallet', addressAt({ branch: 0, index: 0 })],
    ['the wallet that pays for gas', addressAt({ branch: 1, index: 0 })],
    ['the own deposit address', DEPOSIT],
  ])('is nowhere to withdraw to: %s', async (_what, address) => {
    for (const text of [address, address.toLowerCase()]) expect(await check(text)).toEqual({ problem: 'own' });
  });

  it("is like any other where it is another user's", async () => expect(await check(DEPOSIT, '2')).toEqual({ address: DEPOSIT }));

  it('is told apart from a token', async () => expect(await check(token)).toEqual({ problem: 'contract' }));
});
