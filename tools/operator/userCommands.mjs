import { shownTime } from './times.mjs';

const note = { required: true, about: 'why; kept in the audit log' };
const noteToUnmask = { about: 'why you need to see it unmasked; kept in the audit log' };

const sums = (rebates, { table }) =>
  table(rebates, [
    ['coin', ({ asset }) => asset],
    ['payouts', ({ payouts }) => payouts],
    ['paid', ({ paid }) => paid],
    ['waiting', ({ waiting }) => waiting],
    ['of that held', ({ held }) => held],
    ['forfeited', ({ forfeited }) => forfeited],
  ]);

/** What there is of a user or of all, and rebates by coin below it. */
const withSums = ({ rebates, ...facts }, shown) => `${shown.fields(facts)}\n${sums(rebates, shown)}`;

export const userCommands = [
  {
    words: ['user', 'find'],
    about: 'Users by id or by the whole of an email address; with a note by the beginning of one, or of a phone number (+852...).',
    help: ['Addresses, numbers and names are masked unless --note says why you need them.'],
    args: ['search'],
    options: { note: noteToUnmask },
    call: ['GET', '/operator/users'],
    prepare: ({ search, note: why }) => ({ params: { search, note: why } }),
    columns: [
      ['user', ({ userId }) => userId],
      ['brand', ({ brand }) => brand],
      ['email', ({ email }) => email],
      ['phone', ({ phone }) => phone],
      ['name', ({ nickName }) => nickName],
      ['since (UTC)', ({ createdMs }) => shownTime(createdMs)],
      ['open orders', ({ openOrders }) => openOrders],
      ['frozen (UTC)', ({ frozenMs }) => shownTime(frozenMs)],
      ['locked (UTC)', ({ lockedMs }) => shownTime(lockedMs)],
    ],
  },
  {
    words: ['user', 'show'],
    about: 'One user, by id or by the whole of an email address or phone number.',
    help: [
      'Address, number and name are masked unless --note says why you need them; a phone number is looked for with a note only.',
      'That you looked is in the audit log.',
    ],
    args: ['user'],
    options: { note: noteToUnmask },
    call: ['POST', '/operator/users/show'],
    prepare: ({ user, note: why }) => ({ params: { user, note: why } }),
  },
  {
    words: ['user', 'freeze'],
    about: 'Ends placing orders and moving money for a user, who can still sign in and look.',
    args: ['user'],
    options: { 'cancel-orders': { flag: true, about: 'cancel their open orders as well' }, note },
    call: ['POST', '/operator/users/freeze'],
    prepare: ({ user, 'cancel-orders': cancelOrders, note: why }) => ({ params: { userId: user, cancelOrders, note: why } }),
  },
  {
    words: ['user', 'unfreeze'],
    about: 'Lets a frozen user trade and move money again.',
    help: [
      'Without --own it ends a freeze by an operator. Each of the two ends for itself.',
      'With --own sending is held for 24 hours, and the owner is told.',
    ],
    args: ['user'],
    options: { own: { flag: true, about: "the owner's own freeze, once you have made sure who asks" }, note },
    call: ['POST', '/operator/users/unfreeze'],
    prepare: ({ user, own, note: why }) => ({ params: { userId: user, own, note: why } }),
  },
  {
    words: ['user', 'unlock'],
    about: 'Unlocks an account that its owner has locked by the link of a mail.',
    help: [
      'Make sure who asks. The owner sets a new password with a code; sending is held for 24 hours.',
      'What was added in the week before to sign in or prove oneself with, you must say about: ask the owner. Without --factors it is listed,',
      'and nothing is unlocked.',
    ],
    args: ['user'],
    options: { factors: { value: 'keep|remove', about: 'keep or remove what was added in the week before' }, note },
    call: ['POST', '/operator/users/unlock'],
    prepare: ({ user, factors, note: why }) => ({ params: { userId: user, factors, note: why } }),
  },
  {
    words: ['user', 'reset-factor'],
    about: 'Takes the authenticator and all passkeys away of a user who lost them and every recovery code.',
    help: [
      'Make sure who asks. Recovery codes and remembered devices go with them: the password and a code are all there is until the owner sets',
      'up another factor. Every device is logged out, sending is held for 24 hours, and the owner is told.',
    ],
    args: ['user'],
    options: { note },
    call: ['POST', '/operator/users/reset-factor'],
    prepare: ({ user, note: why }) => ({ params: { userId: user, note: why } }),
  },
  {
    words: ['user', 'tier'],
    about: 'Puts a user into a fee tier. Open orders keep the rates they were placed at.',
    args: ['user', 'tier'],
    options: { note },
    call: ['POST', '/operator/users/tier'],
    prepare: ({ user, tier, note: why }) => ({ params: { userId: user, tier: Number(tier), note: why } }),
  },
  {
    words: ['referral', 'show'],
    about: 'Whom somebody invited, in numbers, and their rebates by coin.',
    args: ['user'],
    options: { note },
    call: ['POST', '/operator/referral/show'],
    prepare: ({ user, note: why }) => ({ params: { userId: user, note: why } }),
    print: withSums,
  },
  {
    words: ['referral', 'totals'],
    about: 'The referral programme in numbers: who was invited, and what was paid, waits or is forfeited by coin.',
    call: ['GET', '/operator/referral/totals'],
    prepare: () => ({ params: {} }),
    print: withSums,
  },
];
