import type { Branch } from '@/src/i18n/branches';

// What each screen says besides what the shell brings. tests/web/i18n/pageWords.test.ts holds the lists to the code.

export const marketsWords: readonly Branch[] = [
  'markets.*',
  'markets.category',
  'markets.column',
  'markets.empty',
  'markets.freshness',
  'markets.highlights',
  'markets.noFavourites',
  'markets.short',
  'trade.state',
];
