import type { Branch } from '@/src/i18n/branches';

// What each screen says besides what the shell brings. tests/web/i18n/pageWords.test.ts holds the lists to the code.

export const changePasswordWords: readonly Branch[] = [
  'auth.password',
  'security.title',
  'security.changePassword',
  'security.currentPassword',
  'security.forgot',
  'security.newPassword',
  'security.repeatPassword',
  'security.passwordDone',
  'security.loginFirst',
  'security.loginFirstText',
  'security.logIn',
  'security.resetPassword',
  'security.consequences',
  'security.freeze',
  'security.problems',
  'ui.factor',
  'ui.otp',
  'ui.timeline',
];

export const freezeRowWords: readonly Branch[] = [
  'security.on',
  'security.currentPassword',
  'security.authenticator',
  'security.freeze',
  'security.problems',
  'security.unfreeze',
  'ui.factor',
  'ui.otp',
];

export const logoutWords: readonly Branch[] = [
  'security.logOut',
  'security.thisDevice',
  'security.wayOut',
  'security.everywhere',
  'security.freeze',
];

export const securityWords: readonly Branch[] = [
  'security.*',
  'security.account',
  'security.antiPhishing',
  'security.authenticator',
  'security.everywhere',
  'security.freeze',
  'security.limits',
  'security.passkeys',
  'security.problems',
  'security.protections',
  'security.recovery',
  'security.unfreeze',
  'send.book',
  'ui.factor',
  'ui.otp',
];

export const loginActivityWords: readonly Branch[] = [
  'security.*',
  'security.failed',
  'security.kinds',
  'security.periods',
  'security.remembered',
  'security.results',
];

export const passkeysWords: readonly Branch[] = [
  'security.title',
  'security.today',
  'security.currentPassword',
  'security.held',
  'security.heldText',
  'security.copyFailed',
  'security.authenticator',
  'security.freeze',
  'security.passkeys',
  'security.problems',
  'security.recovery',
  'ui.factor',
  'ui.otp',
];

export const ownDataSectionWords: readonly Branch[] = [
  'security.on',
  'security.currentPassword',
  'security.ownData',
  'security.authenticator',
  'security.close',
  'security.export',
  'security.freeze',
  'security.problems',
  'security.unfreeze',
  'ui.factor',
  'ui.otp',
];
