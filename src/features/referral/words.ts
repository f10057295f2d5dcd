import type { Branch } from '@/src/i18n/branches';

// What each screen says besides what the shell brings. tests/web/i18n/pageWords.test.ts holds the lists to the code.

export const referralWords: readonly Branch[] = [
  'balances.file',
  'referral.*',
  'referral.card',
  'referral.rebateStates',
  'referral.rules',
  'referral.states',
  'referral.tiers',
  'referral.waiting',
];
