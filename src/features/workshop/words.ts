import type { Branch } from '@/src/i18n/branches';

// What each screen says besides what the shell brings. tests/web/i18n/pageWords.test.ts holds the lists to the code.

export const workshopWords: readonly Branch[] = [
  'auth.password',
  'trade.state',
  'ui.factor',
  'ui.otp',
  'ui.timeline',
  'uploads.*',
  'uploads.camera',
  'uploads.checks',
  'uploads.stage',
  'uploads.types',
];
