import type { Ticker } from '@/contract/market';

export const homeTicker = (symbol: string, change: Partial<Ticker> = {}): Ticker => ({
  symbol,
  last: '100',
  open: '90',
  high: '110',
  low: '80',
  baseVolume: '1',
  quoteVolume: '100',
  change: '10',
  changePercent: '11.11',
  bestBid: '99',
  bestAsk: '101',
  reference: null,
  at: 0,
  ...change,
});
