import type { Pair } from '@/contract/market';
import { type MarketSeed, marketSeeds } from '@/exchange/app/markets/catalogue';
import { type PracticePair, practicePairs } from '@/exchange/app/practice/market/practicePairs';

const listed = ({ base, quote, priceIncrement, quantityIncrement, maxQuantity, minNotional, priceBand }: MarketSeed): Pair => ({
  symbol: `${base}_${quote}`,
  base,
  quote,
  priceIncrement,
  quantityIncrement,
  minQuantity: quantityIncrement,
  maxQuantity,
  minNotional,
  priceBand,
  status: 'TRADING',
  categories: [],
  listedAt: 0,
  sort: 0,
});

/** The catalogue's pairs as the database lists them. */
export const cataloguePairs = (): Pair[] => marketSeeds.map(listed);

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
