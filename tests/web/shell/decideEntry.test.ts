import { decideEntry } from '@/src/shell/edge/decideEntry';
import { siteFixture } from '../../support/siteFixture';

const visit = { path: '/markets', search: '', locale: 'en', defaultLocale: 'en', hasToken: false, site: siteFixture };

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
    ['/express', 'supportExpressTrading'],
  ] as const)('does not find %s while %s is off', (path, flag) => {
    expect(decideEntry({ ...visit, path, hasToken: true })).toEqual({ kind: 'pass' });
    expect(decideEntry({ ...visit, path, hasToken: true, site: { ...siteFixture, [flag]: false } })).toEqual({ kind: 'notFound' });
    // A feature that is off does not exist: no detour by the login page.
    expect(decideEntry({ ...visit, path, site: { ...siteFixture, [flag]: false } })).toEqual({ kind: 'notFound' });
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
