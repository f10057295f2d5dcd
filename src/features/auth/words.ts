import type { Branch } from '@/src/i18n/branches';

// What each screen says besides what the shell brings. tests/web/i18n/pageWords.test.ts holds the lists to the code.

export const lockAccountWords: readonly Branch[] = ['auth.aside', 'auth.foot', 'auth.lock'];

export const loginWords: readonly Branch[] = [
  'auth.aside',
  'auth.foot',
  'auth.identity',
  'auth.login',
  'auth.password',
  'auth.problem',
  'ui.otp',
];

export const loginOtpWords: readonly Branch[] = [
  'auth.aside',
  'auth.code',
  'auth.factor',
  'auth.foot',
  'auth.lock',
  'auth.reset',
  'ui.factor',
  'ui.otp',
];

export const resetPasswordWords: readonly Branch[] = [
  'auth.aside',
  'auth.code',
  'auth.foot',
  'auth.identity',
  'auth.password',
  'auth.problem',
  'auth.reset',
  'security.changePassword',
  'ui.factor',
  'ui.otp',
];

export const registerWords: readonly Branch[] = [
  'auth.aside',
  'auth.foot',
  'auth.identity',
  'auth.password',
  'auth.problem',
  'auth.register',
  'ui.otp',
];

export const registerOtpWords: readonly Branch[] = ['auth.aside', 'auth.code', 'auth.foot', 'auth.register', 'ui.otp'];
