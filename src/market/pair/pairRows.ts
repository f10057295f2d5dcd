import type { Instrument } from '@/contract/instrument';
import type { Ticker } from '@/contract/market';
import { compare, multiply } from '@/domain/money/decimal';

export type PairSortKey = 'listing' | 'pair' | 'price' | 'change' | 'volume';

export interface PairOrder {
  key: PairSortKey;
  isDescending: boolean;
}

export interface PairFilter {
  text: string;
  /** Only these pairs; undefined: all. */
  only?: ReadonlySet<string> | undefined;
  /** Undefined: every quote. */
  quote?: string | undefined;
  /** Undefined: every category. */
  category?: string | undefined;
  order: PairOrder;
}

/** What is known about pairs beside their rules. */
export interface PairFacts {
  tickers: ReadonlyMap<string, Ticker>;
  /** Names of coins by symbol. */
  names: ReadonlyMap<string, string>;
  /** Dollars of one unit of a quote asset. */
  usdRate: (quote: string) => string | undefined;
}

/** Numbers start with the largest, names with A. */
export const firstDirection = (key: PairSortKey): boolean => key !== 'pair' && key !== 'listing';

/** Quote assets in listing order. */
export function quotesOf(pairs: readonly Instrument[]): string[] {
  return [...new Set(pairs.map((pair) => pair.quote))];
}

/** The categories that have words; those of an operator's own show their name. */
export const KNOWN_CATEGORIES: readonly string[] = ['layer1', 'layer2', 'defi', 'meme', 'ai'];

/** Categories that have a pair: the known ones in a fixed order, an operator's own behind them. */
export function categoriesOf(pairs: readonly Instrument[]): string[] {
  const present = new Set(pairs.flatMap((pair) => pair.categories));
  return [...KNOWN_CATEGORIES.filter((known) => present.has(known)), ...[...present].filter((own) => !KNOWN_CATEGORIES.includes(own))];
}

/** A search looks through everything: who types "eth" wants to see ETH/BTC too. Names count like symbols, separators not at all. */
export function filterPairs(pairs: readonly Instrument[], filter: PairFilter, facts: PairFacts): Instrument[] {
  const term = plain(filter.text);
  const matches = (pair: Instrument) =>
    term === ''
      ? (filter.only?.has(pair.symbol) ?? true) &&
        (filter.quote === undefined || pair.quote === filter.quote) &&
        (filter.category === undefined || pair.categories.includes(filter.category))
      : plain(pair.base + pair.quote).includes(term) || plain(facts.names.get(pair.base) ?? '').includes(term);
  return pairs.filter(matches).toSorted(comparator(filter.order, facts));
}

const plain = (text: string) => text.toLowerCase().replace(/[/_\s-]/g, '');

function comparator({ key, isDescending }: PairOrder, facts: PairFacts): (one: Instrument, other: Instrument) => number {
  const sign = isDescending ? -1 : 1;
  if (key === 'listing') return (one, other) => sign * (one.sort - other.sort);
  if (key === 'pair') return (one, other) => sign * one.symbol.localeCompare(other.symbol, 'en');
  return (one, other) => {
    const [left, right] = [NUMBERS[key](one, facts), NUMBERS[key](other, facts)];
    // Unknown numbers stand last in either direction.
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return sign * compare(left, right);
  };
}

const NUMBERS: Record<'price' | 'change' | 'volume', (pair: Instrument, facts: PairFacts) => string | undefined> = {
  price: ({ symbol }, { tickers }) => tickers.get(symbol)?.last ?? undefined,
  change: ({ symbol }, { tickers }) => tickers.get(symbol)?.changePercent ?? undefined,
  volume: ({ symbol, quote }, { tickers, usdRate }) => {
    const [volume, rate] = [tickers.get(symbol)?.quoteVolume, usdRate(quote)];
    return volume !== undefined && rate !== undefined ? multiply(volume, rate) : undefined;
  },
};
