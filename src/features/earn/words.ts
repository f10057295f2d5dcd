import type { Branch } from '@/src/i18n/branches';

// What each screen says besides what the shell brings. tests/web/i18n/pageWords.test.ts holds the lists to the code.

export const coinWords: readonly Branch[] = [
  'earn.*',
  'earn.calc',
  'earn.early',
  'earn.facts',
  'earn.filter',
  'earn.how',
  'earn.status',
  'home.earn',
];

export const addFundsWords: readonly Branch[] = ['earn.*', 'earn.early', 'earn.problem', 'home.earn', 'error:earn'];

export const createWords: readonly Branch[] = [
  'earn.*',
  'earn.early',
  'earn.facts',
  'earn.problem',
  'earn.schedule',
  'home.earn',
  'ui.timeline',
  'error:earn',
];

export const earnWords: readonly Branch[] = [
  'balances.*',
  'earn.*',
  'earn.calc',
  'earn.facts',
  'earn.filter',
  'earn.pitch',
  'earn.status',
  'home.earn',
];

export const planWords: readonly Branch[] = [
  'balances.*',
  'earn.*',
  'earn.facts',
  'earn.schedule',
  'earn.status',
  'home.earn',
  'ui.timeline',
  'error:earn',
];

export const redeemWords: readonly Branch[] = ['earn.*', 'earn.early', 'earn.problem', 'error:earn'];
