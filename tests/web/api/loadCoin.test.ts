import { ExchangeAway } from '@/src/api/exchangeAway';
import { loadCoin, loadCoinSymbol } from '@/src/api/loadCoin';
import { serverCall } from '@/src/api/serverCall';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { loadEarnPlan } from '@/src/features/earn/server';
import { loadWalletCoin } from '@/src/features/wallets/server';
import { siteFixture } from '../../support/siteFixture';

jest.mock('@/src/api/serverCall', () => ({ serverCall: jest.fn() }));

const BTC = { coinSymbol: 'BTC', isFiat: false };
const EUR = { coinSymbol: 'EUR', isFiat: true };
const at = (coin: string) => ({ params: { coin }, host: 'kontor.example', language: 'en' });

describe('the coin of a page that receives, sends or buys', () => {
  beforeEach(() => {
    jest.mocked(serverCall).mockResolvedValue([BTC, EUR] as never);
  });

  it.each(['btc', 'BTC', 'Btc'])('is found in whatever case it is written: %s', async (written) => {
    expect(await loadCoin(at(written))).toEqual({ coin: BTC });
    expect(await loadCoinSymbol(at(written))).toEqual({ coin: 'BTC' });
  });

  it.each(['eur', 'zzz', '__proto__', ''])('is none, which answers 404: %j', async (written) => {
    expect(await loadCoin(at(written))).toBeUndefined();
    expect(await loadCoinSymbol(at(written))).toBeUndefined();
  });

  it('is not denied while nobody answers: whether there is such a coin is not known then', async () => {
    jest.mocked(serverCall).mockResolvedValue(undefined);
    await expect(loadCoin(at('btc'))).rejects.toThrow(ExchangeAway);
    await expect(loadCoinSymbol(at('zzz'))).rejects.toThrow(ExchangeAway);
    await expect(loadEarnPlan({ ...at('btc'), params: { coin: 'btc', planType: 'flexible' } })).rejects.toThrow(ExchangeAway);
    const params = { wallet: 'main', coin: 'btc' };
    await expect(loadWalletCoin({ params, site: emptySiteConfig })).rejects.toThrow(ExchangeAway);
    await expect(loadWalletCoin({ params, site: siteFixture })).resolves.toEqual({ wallet: 'MAIN', coin: 'BTC' });
    await expect(loadWalletCoin({ params: { ...params, coin: 'zzz' }, site: siteFixture })).resolves.toBeUndefined();
  });
});
