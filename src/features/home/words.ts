import type { Branch } from '@/src/i18n/branches';

// What each screen says besides what the shell brings. tests/web/i18n/pageWords.test.ts holds the lists to the code.

export const homeWords: readonly Branch[] = [
  'convert.feeIncluded',
  'home.*',
  'home.art',
  'home.closing',
  'home.closingSignedIn',
  'home.convert',
  'home.earn',
  'home.growth',
  'home.hero',
  'home.heroWithoutSpot',
  'home.movers',
  'home.phones',
  'home.security',
  'home.terminal',
  'markets.trade',
  'markets.tradePair',
  'markets.column',
  'markets.highlights',
  'trade.fee',
  'trade.spread',
  'trade.state',
];
