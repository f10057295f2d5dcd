import { type MarketSeed, marketSeeds } from '@/exchange/app/markets/catalogue';
import type { ListedInstrument } from '@/exchange/app/markets/listedInstrument';
import { type PracticePair, practicePairs } from '@/exchange/app/practice/market/practicePairs';
import { liveSpot } from './liveSpot';

const listed = ({ base, quote, priceIncrement, quantityIncrement, maxQuantity, minNotional, priceBand }: MarketSeed): ListedInstrument => ({
  symbol: `${base}_${quote}`,
  base,
  quote,
  priceUnit: priceIncrement,
  quantityUnit: quantityIncrement,
  priceIncrement,
  quantityIncrement,
  minQuantity: quantityIncrement,
  maxQuantity,
  minNotional,
  priceBand,
  ...liveSpot,
  categories: [],
  listedAt: 0,
  sort: 0,
});

/** The catalogue's pairs as the database lists them. */
export const cataloguePairs = (): ListedInstrument[] => marketSeeds.map(listed);

/** Practice pairs of the catalogue; all of them, or those named, in the catalogue's order. */
export function cataloguePracticePairs(...symbols: string[]): PracticePair[] {
  const all = practicePairs(cataloguePairs(), marketSeeds);
  return symbols.length === 0 ? all : all.filter(({ symbol }) => symbols.includes(symbol));
}

export function practicePair(symbol: string): PracticePair {
  const [pair] = cataloguePracticePairs(symbol);
  if (pair === undefined) throw new Error(`no pair ${symbol}`);
  return pair;
}
