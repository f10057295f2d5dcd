import type { Ticker } from '@/contract/market';
import { categoriesOf, filterPairs, type PairFilter, quotesOf } from '@/src/market/pair/pairRows';
import { nextOrder } from '@/src/market/pair/picker/pickerView';
import { openedPairs, rememberPair } from '@/src/market/preferences';
import { pair } from './tradePage';

const eth = { ...pair, symbol: 'ETH_BTC', base: 'ETH', quote: 'BTC', sort: 2, categories: ['layer1'] };
const sol = { ...pair, symbol: 'SOL_USDT', base: 'SOL', sort: 3, categories: ['layer1', 'defi'] };
const pairs = [pair, eth, sol];
const tickers = new Map([
  ['SOL_USDT', { last: '214.36', changePercent: '9.1', quoteVolume: '900' } as Ticker],
  ['BTC_USDT', { last: '96482.1', changePercent: '-0.4', quoteVolume: '5000' } as Ticker],
]);
const facts = { tickers, names: new Map([['ETH', 'Ethereum']]), usdRate: (quote: string) => ({ USDT: '1', BTC: '96000' })[quote] };
const symbols = (filter: Partial<PairFilter>, known = facts) =>
  filterPairs(pairs, { text: '', order: { key: 'listing', isDescending: false }, ...filter }, known).map((row) => row.symbol);
const descending = (key: PairFilter['order']['key']) => ({ order: { key, isDescending: true } });

describe('pairs to choose from', () => {
  it('are searched by symbol and name through every quote, whatever else is chosen', () => {
    expect(symbols({ text: ' ether ', quote: 'USDT', only: new Set() })).toEqual(['ETH_BTC']);
    expect(symbols({ text: 'btc/usd' })).toEqual(['BTC_USDT']);
    expect(symbols({ text: 'BTCUSDT' })).toEqual(['BTC_USDT']);
  });

  it('are those of a quote, a category, or the favourites', () => {
    expect(symbols({ quote: 'USDT' })).toEqual(['BTC_USDT', 'SOL_USDT']);
    expect(symbols({ category: 'layer1' })).toEqual(['ETH_BTC', 'SOL_USDT']);
    expect(symbols({ only: new Set(['SOL_USDT']) })).toEqual(['SOL_USDT']);
    expect([quotesOf(pairs), categoriesOf(pairs)]).toEqual([
      ['USDT', 'BTC'],
      ['layer1', 'defi'],
    ]);
  });

  it('stand with unknown numbers last, in either direction', () => {
    expect(symbols(descending('change'))).toEqual(['SOL_USDT', 'BTC_USDT', 'ETH_BTC']);
    expect(symbols({ order: { key: 'change', isDescending: false } })).toEqual(['BTC_USDT', 'SOL_USDT', 'ETH_BTC']);
    expect(symbols(descending('price'))).toEqual(['BTC_USDT', 'SOL_USDT', 'ETH_BTC']);
    expect(symbols({ order: { key: 'pair', isDescending: false } })).toEqual(['BTC_USDT', 'ETH_BTC', 'SOL_USDT']);
  });

  it('compare volumes in dollars, as a bitcoin of volume is more than a thousand dollars of it', () => {
    const inBitcoin = new Map([...tickers, ['ETH_BTC', { last: '0.03', changePercent: '1', quoteVolume: '2' } as Ticker]]);
    expect(symbols(descending('volume'), { ...facts, tickers: inBitcoin })).toEqual(['ETH_BTC', 'BTC_USDT', 'SOL_USDT']);
  });

  it('turn around when the same head is pressed again; numbers start with the largest', () => {
    const byPrice = nextOrder({ key: 'volume', isDescending: true }, 'price');
    expect(byPrice).toEqual({ key: 'price', isDescending: true });
    expect(nextOrder(byPrice, 'price')).toEqual({ key: 'price', isDescending: false });
    expect(nextOrder(byPrice, 'pair')).toEqual({ key: 'pair', isDescending: false });
  });
});

it('pairs opened before are remembered once each, the latest first, eight at most', () => {
  localStorage.clear();
  for (const symbol of ['A_B', 'C_D', 'A_B', 'E', 'F', 'G', 'H', 'I', 'J', 'K']) rememberPair('SPOT', symbol);
  expect(openedPairs('SPOT')).toEqual({ symbol: 'K', recent: ['K', 'J', 'I', 'H', 'G', 'F', 'E', 'A_B'] });
});
