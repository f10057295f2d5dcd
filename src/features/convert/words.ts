import type { Branch } from '@/src/i18n/branches';

// What each screen says besides what the shell brings. tests/web/i18n/pageWords.test.ts holds the lists to the code.

export const convertWords: readonly Branch[] = [
  'balances.file',
  'convert.*',
  'convert.every',
  'convert.history',
  'convert.intro',
  'convert.kinds',
  'convert.limit',
  'convert.plan',
  'convert.small',
  'convert.wallets',
  'history.export',
  'history.exportFailed',
  'history.walletNames',
  'wallets.ranges',
  'error:convert',
  'error:order.balance_too_low',
];

export const convertSuccessWords: readonly Branch[] = [
  'convert.rate',
  'convert.fee',
  'convert.feeIncluded',
  'convert.time',
  'convert.history',
  'convert.success',
  'convert.wallets',
];
