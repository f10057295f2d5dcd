import { Sun } from 'lucide-react';
import { type PaletteContent, paletteGroups } from '@/src/features/palette/model/paletteGroups';
import type { ActionItem, PageItem, PairItem } from '@/src/features/palette/model/paletteItem';
import { pair } from '../market/tradePage';

const pairItem = (base: string, coinName: string): PairItem => ({
  kind: 'pair',
  id: `${base}_USDT`,
  words: `${base}/USDT`,
  coinName,
  pair: { ...pair, symbol: `${base}_USDT`, base },
  path: `/trade/spot/${base}_USDT`,
});
const action = (words: string): ActionItem => ({ kind: 'action', id: words, words, icon: Sun, run: () => undefined });
const page = (words: string): PageItem => ({ kind: 'page', id: `page-${words}`, words, icon: Sun, path: '/' });

const [btc, eth, sol, xrp, sui] = [
  pairItem('BTC', 'Bitcoin'),
  pairItem('ETH', 'Ethereum'),
  pairItem('SOL', 'Solana'),
  pairItem('XRP', 'XRP'),
  pairItem('SUI', 'Sui'),
];
const content: PaletteContent = {
  recent: [eth, sol, xrp],
  pairs: [btc, eth, sol, xrp, sui],
  inView: btc.id,
  actions: [action('Buy BTC at market'), action('Sell BTC at market'), action('Switch to light theme')],
  orders: [],
  pages: [page('Markets'), page('Express: buy and sell')],
  allPairs: page('All 5 pairs'),
};
const shown = (search: string) =>
  paletteGroups(search, content).map(({ name, found }) => `${name}: ${found.map(({ item }) => item.words).join(', ')}`);

describe('paletteGroups', () => {
  it('offers recent pairs, the most traded others and actions, without the pair in view', () => {
    expect(shown('')).toEqual([
      'recent: ETH/USDT, SOL/USDT',
      'pairs: XRP/USDT, SUI/USDT',
      'actions: Buy BTC at market, Sell BTC at market, Switch to light theme',
    ]);
    expect(paletteGroups('', content).find(({ name }) => name === 'pairs')?.more?.item.words).toBe('All 5 pairs');
  });

  it('puts the group with the best match first', () => {
    expect(shown('btc')).toEqual(['pairs: BTC/USDT', 'actions: Buy BTC at market, Sell BTC at market']);
    expect(shown('sell')).toEqual(['actions: Sell BTC at market', 'pages: Express: buy and sell']);
  });

  it('keeps the most traded first among pairs that match alike', () => {
    const pairs = [pairItem('SOLAR', 'Solar'), sol];
    const [group] = paletteGroups('sol', { ...content, pairs });
    expect(group?.found.map(({ item }) => item.id)).toEqual(['SOLAR_USDT', 'SOL_USDT']);
  });

  it('finds a pair by the name of its coin', () => {
    expect(shown('ether')).toEqual(['pairs: ETH/USDT']);
  });

  it('lists actions alone behind ">"', () => {
    expect(shown('>')).toEqual(['actions: Buy BTC at market, Sell BTC at market, Switch to light theme']);
    expect(shown('> light')).toEqual(['actions: Switch to light theme']);
  });

  it('shows no group without rows', () => {
    expect(shown('zzz')).toEqual([]);
  });
});
