import type { Branch } from '@/src/i18n/branches';

// What each screen says besides what the shell brings. tests/web/i18n/pageWords.test.ts holds the lists to the code.

export const receiveWords: readonly Branch[] = [
  'receive.*',
  'receive.another',
  'receive.memo',
  'receive.none',
  'receive.paused',
  'receive.practice',
  'receive.questions',
  'receive.recent',
  'receive.refund',
  'receive.status',
  'ui.factor',
  'ui.otp',
  'wallets.minutes',
];
