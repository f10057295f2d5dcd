import type { Instrument } from '@/contract/instrument';
import type { Ticker } from '@/contract/market';
import { liveSpot } from '../../support/liveSpot';

export const homePair = (symbol: string, change: Partial<Instrument> = {}): Instrument => {
  const [base = '', quote = ''] = symbol.split('_');
  return {
    symbol,
    base,
    quote,
    priceIncrement: '0.01',
    quantityIncrement: '0.001',
    minQuantity: '0.001',
    maxQuantity: '100',
    minNotional: '5',
    priceBand: '0.1',
    ...liveSpot,
    categories: [],
    listedAt: 0,
    sort: 1,
    ...change,
  };
};

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
