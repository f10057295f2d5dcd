import type { Chain } from '@/exchange/app/custody/chain';
import { createChains } from '@/exchange/app/custody/chains';
import { chainSeeds, networkSeeds } from '@/exchange/app/custody/networkSeeds';
import { createNetworks } from '@/exchange/app/custody/networks';
import { readChains } from '@/exchange/app/custody/readChains';
import { assetSeeds } from '@/exchange/app/markets/catalogue';
import { createNetworkRepository } from '@/exchange/db/custody/networkRepository';
import { describeOnDatabase } from '../support/testDatabase';

const scales = new Map(assetSeeds.map(({ asset, scale }) => [asset, scale]));

const connected = (chainId: string, isPractice: boolean, confirmations = 1): Chain =>
  ({
    facts: {
      chainId,
      isPractice,
      nativeAsset: 'BTC',
      assets: [{ asset: 'BTC', contract: null, decimals: 8 }],
      memo: null,
      confirmations,
      blockSeconds: 7.5,
    },
  }) as unknown as Chain;

describe('the catalogue of networks', () => {
  it('has a way for every coin that is no fiat money, and no two of one mark', () => {
    for (const { asset, isFiat } of assetSeeds) {
      const marks = networkSeeds.filter((seed) => seed.asset === asset).map(({ mark }) => mark);
      expect([asset, marks.length > 0]).toEqual([asset, !isFiat]);
      expect(new Set(marks).size).toBe(marks.length);
    }
    for (const { chainId } of networkSeeds) expect(chainSeeds.map((seed) => seed.chainId)).toContain(chainId);
  });

  it('lets nobody send less than the fee takes', () => {
    for (const { minWithdrawal, withdrawalFee } of networkSeeds) expect(Number(minWithdrawal)).toBeGreaterThan(Number(withdrawalFee));
  });
});

describeOnDatabase('networks of a coin', (database) => {
  const networksWith = (...chains: Chain[]) =>
    createNetworks(createNetworkRepository(database()), createChains(chains), (brand) => brand === 'practising');
  const ask = (networks: ReturnType<typeof networksWith>, brand = 'practising') =>
    readChains({ networks, scales }, { symbol: 'BTC' }, brand);

  it('are those the exchange is connected to, with exact figures', async () => {
    expect(await ask(networksWith(connected('bitcoin', true)))).toEqual([
      {
        chainId: 'bitcoin',
        name: 'Bitcoin',
        mark: 'BTC',
        memo: null,
        contract: null,
        confirmations: 2,
        expectedSeconds: 15,
        minDeposit: '0.0001',
        minWithdrawal: '0.0005',
        withdrawalFee: '0.00012',
        deposits: { isOpen: true, reason: null, until: null },
        withdrawals: { isOpen: true, reason: null, until: null },
      },
    ]);
  });

  it('keep practice coins and others apart', async () => {
    const networks = networksWith(connected('bitcoin', true), connected('bsc', false));
    expect((await ask(networks)).map(({ chainId }) => chainId)).toEqual(['bitcoin']);
    expect((await ask(networks, 'earnest')).map(({ chainId }) => chainId)).toEqual(['bsc']);
  });

  it('wait for as many blocks as the stricter of operator and program says', async () => {
    expect((await ask(networksWith(connected('bitcoin', true, 6))))[0]).toMatchObject({ confirmations: 6, expectedSeconds: 45 });
  });

  it('say what is paused and until when, and that a halted one is', async () => {
    const networks = networksWith(connected('bitcoin', true));
    await database().query(
      "update networks set deposits_paused = 'UPGRADE', deposits_until_ms = 5000, withdrawals_until_ms = 7 where asset = 'BTC'",
    );
    expect((await ask(networks))[0]).toMatchObject({
      deposits: { isOpen: false, reason: 'UPGRADE', until: 5000 },
      withdrawals: { isOpen: true, reason: null, until: null },
    });
    await database().query("update chains set halted_ms = 1, halted_for = 'deep reorganisation' where chain_id = 'bitcoin'");
    expect((await ask(networks))[0]).toMatchObject({
      deposits: { isOpen: false, reason: 'HALTED', until: null },
      withdrawals: { isOpen: false, reason: 'HALTED' },
    });
  });

  it('of a coin that is not listed are refused', async () => {
    const networks = networksWith(connected('bitcoin', true));
    await expect(readChains({ networks, scales }, { symbol: 'NONE' }, 'practising')).rejects.toMatchObject({ codeName: 'assetUnknown' });
  });
});
