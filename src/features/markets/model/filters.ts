import type { MarketRow } from './marketRow';

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

export const KNOWN_CATEGORIES = ['layer1', 'layer2', 'defi', 'meme', 'ai'] as const;
