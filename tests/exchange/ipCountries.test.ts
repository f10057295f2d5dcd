import { createIpCountries } from '@/exchange/network/ipCountries';
import { silentLog } from '../support/silentLog';

describe('countries by address', () => {
  const places = createIpCountries(silentLog);

  it.each([
    ['8.8.8.8', 'US'],
    ['::ffff:8.8.8.8', 'US'],
    ['193.0.6.139', 'NL'],
    ['2001:67c:2e8:22::c100:68b', 'NL'],
  ])('%s is in %s', (ip, country) => {
    expect(places.countryOf(ip)).toBe(country);
  });

  it.each(['127.0.0.1', '::1', '10.0.0.1', '192.168.1.1', 'fe80::1', '203.0.113.7', 'nonsense', ''])('%s is nowhere', (ip) => {
    expect(places.countryOf(ip)).toBeNull();
  });
});
