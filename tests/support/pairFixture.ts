import type { Instrument } from '@/contract/instrument';
import { liveSpot } from './liveSpot';

/** A pair as browsers are told of it; `change` replaces fields. */
export function pairOf(symbol: string, change: Partial<Instrument> = {}): Instrument {
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
    categories: ['layer1'],
    listedAt: 0,
    sort: 1,
    ...change,
  };
}
