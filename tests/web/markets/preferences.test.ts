import { DEFAULT_PREFERENCES, DEFAULT_SORT, isMarketPreferences, withColumn } from '@/src/features/markets/model/preferences';
import { matchesSearch, matchParts } from '@/src/features/markets/model/search';
import { isSearchMemory, remembered } from '@/src/features/markets/model/searchMemory';

describe('remembered preferences', () => {
  it.each([
    DEFAULT_PREFERENCES,
    { ...DEFAULT_PREFERENCES, sort: undefined },
    { ...DEFAULT_PREFERENCES, tab: 'favourites', filters: { favourites: { kind: 'all' }, spot: { kind: 'category', category: 'defi' } } },
  ])('are recognised as this version writes them (%#)', (preferences) => {
    expect(isMarketPreferences(JSON.parse(JSON.stringify(preferences)))).toBe(true);
  });

  it.each([
    null,
    'spot',
    {},
    { ...DEFAULT_PREFERENCES, tab: 'options' },
    { ...DEFAULT_PREFERENCES, filters: { spot: { kind: 'all' } } },
    { ...DEFAULT_PREFERENCES, filters: { ...DEFAULT_PREFERENCES.filters, spot: { kind: 'quote' } } },
    { ...DEFAULT_PREFERENCES, hidesLowVolume: 'yes' },
    { ...DEFAULT_PREFERENCES, sort: { key: 'age', direction: 'ascending' } },
    { ...DEFAULT_PREFERENCES, sort: { key: 'last', direction: 'up' } },
    { ...DEFAULT_PREFERENCES, hiddenColumns: ['trade'] },
  ])('count as absent when they are anything else (%#)', (value) => {
    expect(isMarketPreferences(value)).toBe(false);
  });

  it('keep an order only while its column stands', () => {
    const sorted = { ...DEFAULT_PREFERENCES, sort: { key: 'high', direction: 'ascending' } as const };
    expect(withColumn(sorted, 'low', false)).toMatchObject({ hiddenColumns: ['low'], sort: sorted.sort });
    const without = withColumn(sorted, 'high', false);
    expect(without).toMatchObject({ hiddenColumns: ['high'], sort: DEFAULT_SORT });
    expect(withColumn(without, 'high', true).hiddenColumns).toEqual([]);
  });
});

describe('search', () => {
  const bitcoin = { base: 'BTC', quote: 'USDT', name: 'Bitcoin' };
  it.each(['btc', 'USDT', 'btcusdt', 'BTC/USDT', 'btc usdt', 'btc-usdt', 'bitcoin', 'coin', ''])('finds BTC/USDT by "%s"', (search) => {
    expect(matchesSearch(bitcoin, search)).toBe(true);
  });

  it.each(['eth', 'btceur', 'bitcoin cash'])('does not find BTC/USDT by "%s"', (search) => {
    expect(matchesSearch(bitcoin, search)).toBe(false);
  });

  it('marks what was typed where it stands', () => {
    expect(matchParts('Solana', 'SO')).toEqual({ before: '', match: 'So', after: 'lana' });
    expect(matchParts('Chainlink', 'link')).toEqual({ before: 'Chain', match: 'link', after: '' });
    expect(matchParts('BTC', 'so')).toEqual({ before: 'BTC', match: '', after: '' });
    expect(matchParts('BTC', ' ')).toEqual({ before: 'BTC', match: '', after: '' });
  });

  it('remembers each opened pair once, the latest first, six at most', () => {
    expect(remembered(['A_B', 'C_D'], 'C_D')).toEqual(['C_D', 'A_B']);
    expect(remembered(['1_X', '2_X', '3_X', '4_X', '5_X', '6_X'], '7_X')).toEqual(['7_X', '1_X', '2_X', '3_X', '4_X', '5_X']);
    expect(isSearchMemory(['BTC_USDT'])).toBe(true);
    expect(isSearchMemory(['<b>'])).toBe(false);
    expect(isSearchMemory('BTC_USDT')).toBe(false);
  });
});
