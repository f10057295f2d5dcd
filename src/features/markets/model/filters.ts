import type { MarketRow } from './marketRow';

/** A quote coin, a category, or everything. */
export type MarketFilter = { kind: 'all' } | { kind: 'quote'; quote: string } | { kind: 'category'; category: string };

export const KNOWN_CATEGORIES = ['layer1', 'layer2', 'defi', 'meme', 'ai'] as const;

/** Quote coins in the order their first pair stands, so the main one comes first. */
export function quotesOf(rows: readonly MarketRow[]): string[] {
  return [...new Set(rows.map((row) => row.quote))];
}

/** Categories that have at least one pair, in a fixed order; unknown ones of an operator come last. */
export function categoriesOf(rows: readonly MarketRow[]): string[] {
  const present = new Set(rows.flatMap((row) => row.categories));
  const known = KNOWN_CATEGORIES.filter((category) => present.has(category));
  return [...known, ...[...present].filter((category) => !KNOWN_CATEGORIES.some((name) => name === category))];
}

/** Every filter there is a chip for, in the order of the chips. */
export function filtersOf(rows: readonly MarketRow[]): MarketFilter[] {
  return [
    { kind: 'all' },
    ...quotesOf(rows).map((quote) => ({ kind: 'quote' as const, quote })),
    ...categoriesOf(rows).map((category) => ({ kind: 'category' as const, category })),
  ];
}

export function isSameFilter(left: MarketFilter, right: MarketFilter): boolean {
  if (left.kind === 'quote' && right.kind === 'quote') return left.quote === right.quote;
  if (left.kind === 'category' && right.kind === 'category') return left.category === right.category;
  return left.kind === right.kind;
}

/** Whether there is a chip for it: a remembered one may be gone (a quote coin the operator took off). */
export function isOfferedFilter(filter: MarketFilter, rows: readonly MarketRow[]): boolean {
  return filtersOf(rows).some((offered) => isSameFilter(offered, filter));
}

export function passesFilter(row: MarketRow, filter: MarketFilter): boolean {
  if (filter.kind === 'all') return true;
  return filter.kind === 'quote' ? row.quote === filter.quote : row.categories.includes(filter.category);
}
