import type { Instrument } from '@/contract/instrument';
import type { Ticker } from '@/contract/market';
import { categoriesOf, isOfferedFilter, quotesOf } from '@/src/features/markets/model/filters';
import { highlightSymbols } from '@/src/features/markets/model/highlights';
import { type MarketRow, marketRow } from '@/src/features/markets/model/marketRow';
import { type MarketView, quietCount, viewRows } from '@/src/features/markets/model/marketView';
import { pairOf } from '../../support/pairFixture';

const ticker = (symbol: string, change: Partial<Ticker>): Ticker => ({
  symbol,
  last: '10',
  open: '9',
  high: '11',
  low: '8',
  baseVolume: '1',
  quoteVolume: '2000000',
  change: '1',
  changePercent: '1.00',
  bestBid: null,
  bestAsk: null,
  reference: null,
  at: 0,
  ...change,
});
const rates = { USDT: { isOpen: 1, rate: { USD: '1' } }, BTC: { isOpen: 1, rate: { USD: '50000' } } };
const row = (symbol: string, change: Partial<Ticker> = {}, of: Partial<Instrument> = {}): MarketRow =>
  marketRow(pairOf(symbol, of), ticker(symbol, change), undefined, rates);
const view = (change: Partial<MarketView> = {}): MarketView => ({
  search: '',
  tab: 'spot',
  filter: { kind: 'all' },
  hidesLowVolume: false,
  sort: undefined,
  ...change,
});
const symbols = (rows: readonly MarketRow[]) => rows.map(({ symbol }) => symbol);

describe('market rows', () => {
  it('values volumes in dollars by the rate of the quote coin', () => {
    expect(row('ETH_BTC', { quoteVolume: '3' }).volumeUsd).toBe('150000');
  });

  it('leaves the dollar value unknown where no rate is known', () => {
    expect(marketRow(pairOf('BTC_EUR'), ticker('BTC_EUR', {}), undefined, rates).volumeUsd).toBeUndefined();
  });
});

describe('the view of the table', () => {
  const rows = [
    row('BTC_USDT', { last: '9', quoteVolume: '5000000' }),
    row('ETH_USDT', { last: '10', quoteVolume: '10' }, { categories: ['defi'] }),
    row('ETH_BTC', { last: '2', quoteVolume: '100' }),
  ];

  it('compares numbers as numbers', () => {
    expect(symbols(viewRows(rows, view({ sort: { key: 'last', direction: 'descending' } })))).toEqual(['ETH_USDT', 'BTC_USDT', 'ETH_BTC']);
  });

  it('puts unknown numbers last in both directions', () => {
    const silent = row('SOL_USDT', { last: null });
    for (const direction of ['ascending', 'descending'] as const)
      expect(symbols(viewRows([silent, ...rows], view({ sort: { key: 'last', direction } }))).at(-1)).toBe('SOL_USDT');
  });

  it('finds pairs however they are written, whatever chip is on', () => {
    for (const search of ['eth/btc', 'ETH_BTC', ' ethbtc '])
      expect(symbols(viewRows(rows, view({ search, filter: { kind: 'quote', quote: 'USDT' } })))).toEqual(['ETH_BTC']);
  });

  it('filters by quote, by category and by volume', () => {
    expect(symbols(viewRows(rows, view({ filter: { kind: 'quote', quote: 'BTC' } })))).toEqual(['ETH_BTC']);
    expect(symbols(viewRows(rows, view({ filter: { kind: 'category', category: 'defi' } })))).toEqual(['ETH_USDT']);
    expect(symbols(viewRows(rows, view({ hidesLowVolume: true })))).toEqual(['BTC_USDT', 'ETH_BTC']);
  });

  it('draws the line of low volume exactly at a million dollars', () => {
    const near = [row('A1_USDT', { quoteVolume: '999999.99999999' }), row('B1_USDT', { quoteVolume: '1000000' })];
    expect(symbols(viewRows(near, view({ hidesLowVolume: true })))).toEqual(['B1_USDT']);
    expect(quietCount(near, view({ hidesLowVolume: true }), [])).toBe(1);
    expect(quietCount(near, view(), [])).toBe(0);
  });

  it('searches everywhere, whatever tab and switch are on', () => {
    const asked = view({ search: 'eth', tab: 'favourites', hidesLowVolume: true });
    expect(symbols(viewRows(rows, asked))).toEqual(['ETH_USDT', 'ETH_BTC']);
    expect(quietCount(rows, asked, [])).toBe(0);
  });

  it('shows the favourites that pass its own filter', () => {
    const favourites = ['ETH_BTC', 'BTC_USDT', 'GONE_USDT'];
    expect(symbols(viewRows(rows, view({ tab: 'favourites' }), favourites))).toEqual(['BTC_USDT', 'ETH_BTC']);
    expect(symbols(viewRows(rows, view({ tab: 'favourites', filter: { kind: 'quote', quote: 'BTC' } }), favourites))).toEqual(['ETH_BTC']);
  });

  it('knows when the chip of a filter is gone', () => {
    expect(isOfferedFilter({ kind: 'quote', quote: 'BTC' }, rows)).toBe(true);
    expect(isOfferedFilter({ kind: 'quote', quote: 'EUR' }, rows)).toBe(false);
    expect(isOfferedFilter({ kind: 'all' }, [])).toBe(true);
  });

  it('offers quotes in listing order and categories in their own', () => {
    expect(quotesOf(rows)).toEqual(['USDT', 'BTC']);
    expect(categoriesOf([...rows, row('X1_USDT', {}, { categories: ['games', 'ai'] })])).toEqual(['layer1', 'defi', 'ai', 'games']);
  });
});

describe('highlights', () => {
  it('names the most traded, the best and the worst', () => {
    const rows = [
      row('BTC_USDT', { quoteVolume: '9000000', changePercent: '0.10' }),
      row('ETH_USDT', { changePercent: '10.00' }),
      row('SOL_USDT', { changePercent: '-9.50' }),
    ];
    expect(highlightSymbols(rows)).toMatchObject({ mostTraded: 'BTC_USDT', topGainer: 'ETH_USDT', topLoser: 'SOL_USDT' });
  });

  it('names no gainer where every pair fell, and no loser where every pair rose', () => {
    const both = (changes: readonly string[]) => {
      const { topGainer, topLoser } = highlightSymbols(changes.map((changePercent, index) => row(`C${index}_USDT`, { changePercent })));
      return [topGainer, topLoser];
    };
    expect(both(['-0.01', '-2.00', '0.00'])).toEqual([undefined, 'C1_USDT']);
    expect(both(['0.01', '2.00', '0.00'])).toEqual(['C1_USDT', undefined]);
  });

  it('counts a coin as new by its first pair: another quote for an old coin is nothing new', () => {
    const rows = [
      row('BTC_USDT', {}, { listedAt: 1, sort: 1 }),
      row('PEPE_USDT', {}, { listedAt: 1, sort: 2 }),
      row('BTC_EUR', {}, { listedAt: 9, sort: 3 }),
    ];
    expect(highlightSymbols(rows).newlyListed).toBe('PEPE_USDT');
  });

  it('names nothing while no price is known', () => {
    expect(highlightSymbols([row('BTC_USDT', { last: null })]).mostTraded).toBeUndefined();
  });
});
