import type { Branch } from '@/src/i18n/branches';

/**
 * What every page brings: header, footer, menus, dialogs, palette and messages; of errors what may be said before anything was asked, or
 * without a network: statuses, and why an account cannot do something.
 */
export const shellWords: readonly Branch[] = [
  'receive.pickText',
  'receive.pickTitle',
  'shell.*',
  'shell.account',
  'shell.appearance',
  'shell.chat',
  'shell.colours',
  'shell.connection',
  'shell.deposit',
  'shell.failure',
  'shell.footer',
  'shell.keys',
  'shell.logout',
  'shell.menu',
  'shell.notFound',
  'shell.palette',
  'shell.practice',
  'shell.profile',
  'shell.social',
  'shell.standing',
  'shell.theme',
  'shell.titles',
  'shell.unavailable',
  'shell.verification',
  'shell.wallet',
  'trade.allPairs',
  'trade.buy',
  'trade.cancelAllConfirm',
  'trade.cancelAllText',
  'trade.cancelAllTitle',
  'trade.keepOrders',
  'trade.types',
  'trade.pairCount',
  'trade.released',
  'trade.sell',
  'trade.toast',
  'ui.*',
  'ui.error',
  'ui.field',
  'ui.noMatch',
  'ui.picker',
  'error:400',
  'error:403',
  'error:404',
  'error:413',
  'error:423',
  'error:429',
  'error:500',
  'error:502',
  'error:503',
  'error:504',
  'error:network',
  'error:timeout',
  'error:request',
  'error:system',
  'error:deposit',
  'error:auth.account_frozen',
  'error:auth.account_is_locked',
  'error:auth.account_self_frozen',
  'error:auth.account_not_frozen',
  'error:auth.account_closed',
  'error:auth.sending_held',
  'error:auth.verification_required',
  'error:user.account_shared',
];

/** What only signed-in users see of the shell: their notifications. */
export const memberWords: readonly Branch[] = ['notifications.*', 'notifications.topics'];

export const addressLimitWords: readonly Branch[] = ['shell.addressLimit'];

export const documentMissingWords: readonly Branch[] = ['shell.addressLimit', 'shell.document'];

export const unknownPairWords: readonly Branch[] = ['shell.unknownPair'];
