import type { Branch } from '@/src/i18n/branches';

// What each screen says besides what the shell brings. tests/web/i18n/pageWords.test.ts holds the lists to the code.

export const notificationsWords: readonly Branch[] = [
  'earn.openPlan',
  'notifications.*',
  'notifications.days',
  'notifications.facts',
  'notifications.kinds',
  'notifications.topics',
  'referral.title',
  'security.title',
  'verification.title',
];

export const noticeChoicesWords: readonly Branch[] = [
  'notifications.title',
  'notifications.kind',
  'notifications.always',
  'notifications.noMail',
  'notifications.channels',
  'notifications.details',
  'notifications.kinds',
  'notifications.push',
];

export const unsubscribeWords: readonly Branch[] = ['notifications.title', 'notifications.unsubscribe'];
