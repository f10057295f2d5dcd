import type { Chain } from '@/exchange/app/custody/chain';
import { createChains } from '@/exchange/app/custody/chains';
import { readReserves } from '@/exchange/app/custody/readReserves';
import { silentLog } from '../support/silentLog';

const chain = (chainId: string, holds: Record<string, bigint | Error>): Chain =>
  ({
    facts: { chainId, isPractice: chainId !== 'real', assets: Object.keys(holds).map((asset) => ({ asset, contract: null })) },
    reserve: async (asset: string, lastIndex: number) => {
      const units = holds[asset];
      if (typeof units !== 'bigint') throw units;
      return units * BigInt(lastIndex);
    },
  }) as unknown as Chain;

const store = { lastIndex: async () => 2 };

describe('what lies on networks', () => {
  it('is summed by asset', async () => {
    const chains = createChains([chain('a', { USDT: 5n, BTC: 1n }), chain('b', { USDT: 7n }), chain('real', { BTC: 9n })]);
    expect(await readReserves({ chains, isPractice: false, store, log: silentLog })).toEqual(new Map([['BTC', 18n]]));
    expect(await readReserves({ chains, isPractice: true, store, log: silentLog })).toEqual(
      new Map([
        ['USDT', 24n],
        ['BTC', 2n],
      ]),
    );
  });

  it('is unknown of every asset of a network that does not answer, and known of the others', async () => {
    const chains = createChains([chain('a', { USDT: 5n, BTC: 1n }), chain('b', { ETH: 3n, USDT: new Error('dead') })]);
    expect(await readReserves({ chains, isPractice: true, store, log: silentLog })).toEqual(new Map([['BTC', 2n]]));
  });
});
