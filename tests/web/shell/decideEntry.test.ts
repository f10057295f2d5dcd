import { decideEntry } from '@/src/shell/edge/decideEntry';
import { siteFixture } from '../../support/siteFixture';

const visit = { path: '/markets', search: '', locale: 'en', defaultLocale: 'en', hasToken: false, site: siteFixture };

const nothingOn = {
  ...siteFixture,
  ...{ supportSpot: false, supportFutures: false, supportEarn: false },
  ...{ supportExpressTrading: false, supportExpressTradingBuy: false, supportExpressTradingSell: false },
};
const parted = (address: string) => {
  const { pathname, search } = new URL(address, 'http://a');
  return { path: pathname, search };
};

describe('decideEntry', () => {
  it('lets visitors into open routes, and everybody to the not-found page', () => {
    expect(decideEntry(visit)).toEqual({ kind: 'pass' });
    expect(decideEntry({ ...visit, path: '/nothing-here' })).toEqual({ kind: 'pass' });
    expect(decideEntry({ ...visit, path: '/404' })).toEqual({ kind: 'pass' });
  });

  it('sends visitors of other routes to the login page of their language, with the way back', () => {
    expect(decideEntry({ ...visit, path: '/wallets/main/btc', search: '?x=1', locale: 'ar-AE' })).toEqual({
      kind: 'redirect',
      path: '/login',
      locale: 'ar-AE',
      query: { returnUrl: '/wallets/main/btc?x=1' },
      keepsQuery: false,
    });
    expect(decideEntry({ ...visit, path: '/wallets/main/btc', hasToken: true })).toEqual({ kind: 'pass' });
  });

  it.each([
    ['/trade/spot/BTC_USDT', 'supportSpot'],
    ['/trade/futures', 'supportFutures'],
    ['/funding-fee/history', 'supportFutures'],
    ['/earn/btc', 'supportEarn'],
    ['/earn', 'supportEarn'],
    ['/earn/create/usdt/fixed', 'supportEarn'],
    ['/express', 'supportExpressTrading'],
    ['/express?side=sell', 'supportExpressTrading'],
    ['/express?order=', 'supportExpressTrading'],
    ['/express?order=1&order=2', 'supportExpressTrading'],
    ['/wallets/buy/btc', 'supportExpressTradingBuy'],
    ['/wallets/buy/btc?coin=btc&amount=5', 'supportExpressTradingBuy'],
  ] as const)('does not find %s while %s is off', (address, flag) => {
    const { path, search } = parted(address);
    expect(decideEntry({ ...visit, path, search, hasToken: true })).toEqual({ kind: 'pass' });
    expect(decideEntry({ ...visit, path, search, hasToken: true, site: { ...siteFixture, [flag]: false } })).toEqual({ kind: 'notFound' });
    // A feature that is off does not exist: no detour by the login page.
    expect(decideEntry({ ...visit, path, search, site: { ...siteFixture, [flag]: false } })).toEqual({ kind: 'notFound' });
  });

  it.each([
    ['/earn/plan/71'],
    ['/earn/redemption/usdt/fixed?applyId=71'],
    ['/express?order=1'],
    ['/wallets/buy/btc?order=1'],
    // As Next asks for the data of such a page.
    ['/wallets/buy/btc?order=1&coin=btc'],
  ])('has %s, which is a user’s own, for who is signed in, whatever is off', (address) => {
    const { path, search } = parted(address);
    for (const site of [siteFixture, nothingOn]) {
      expect(decideEntry({ ...visit, path, search, hasToken: true, site })).toEqual({ kind: 'pass' });
      expect(decideEntry({ ...visit, path, search, site })).toMatchObject({
        kind: 'redirect',
        path: '/login',
        query: { returnUrl: address },
      });
    }
  });

  it('turns a language the brand does not speak into the default one', () => {
    expect(decideEntry({ ...visit, path: '/markets', search: '?a=b', locale: 'bg' })).toEqual({
      kind: 'redirect',
      path: '/markets',
      locale: 'en',
      query: {},
      keepsQuery: true,
    });
    expect(decideEntry({ ...visit, locale: 'ar-AE' })).toEqual({ kind: 'pass' });
    expect(decideEntry({ ...visit, locale: 'bg', site: { ...siteFixture, languages: [] } })).toEqual({ kind: 'pass' });
  });
});
