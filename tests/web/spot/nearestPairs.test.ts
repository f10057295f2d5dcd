import { nearestPairs } from '@/src/features/spot/model/nearestPairs';

const known = [
  { symbol: 'XRP_USDT', volume: '300' },
  { symbol: 'BTC_USDT', volume: '900' },
  { symbol: 'ETH_USDT', volume: '700' },
  { symbol: 'BTC_EUR', volume: '20' },
  { symbol: 'PEPE_USDT', volume: '5' },
  { symbol: 'DOGE_USDT' },
].map((pair) => ({ ...pair, base: pair.symbol.split('_')[0] ?? '' }));

describe('the pairs that may have been meant', () => {
  it.each([
    ['BTX_USDT', ['BTC_USDT', 'ETH_USDT']],
    ['BTCUSDT', ['BTC_USDT', 'ETH_USDT']],
    ['btc-usd', ['BTC_USDT', 'ETH_USDT']],
    ['DOEG_USDT', ['DOGE_USDT', 'BTC_USDT']],
    ['NOPE_USDT', ['PEPE_USDT', 'DOGE_USDT']],
    ['ETH', ['ETH_USDT', 'BTC_USDT']],
    ['SOMETHING_ELSE', ['BTC_USDT', 'ETH_USDT']],
  ])('%s: by spelling, then by volume', (asked, nearest) => {
    expect(nearestPairs(asked, known, 2)).toEqual(nearest);
  });

  it('are no more than asked for, and those of unknown volume come last', () => {
    const all = nearestPairs('ZZZZZZ_ZZ', known, 10);
    expect(all).toEqual(['BTC_USDT', 'ETH_USDT', 'XRP_USDT', 'BTC_EUR', 'PEPE_USDT', 'DOGE_USDT']);
    expect(nearestPairs('ZZZZZZ_ZZ', known, 3)).toHaveLength(3);
  });
});
