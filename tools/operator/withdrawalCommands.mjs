import { shownTime } from './times.mjs';

const note = { required: true, about: 'why; kept in the audit log' };
const ROWS = [
  ['id', ({ id }) => id],
  ['user', ({ userId }) => userId],
  ['coin', ({ asset }) => asset],
  ['amount', ({ amount }) => amount],
  ['USD', ({ usd }) => usd ?? '?'],
  ['network', ({ chainId }) => chainId],
  ['status', ({ status }) => status],
  ['why', ({ reason, signs }) => [reason, ...signs].filter(Boolean).join(' ')],
  ['asked (UTC)', ({ askedMs }) => shownTime(askedMs)],
];

export const withdrawalCommands = [
  {
    words: ['withdrawals', 'list'],
    about: 'Withdrawals that are not over, the oldest first.',
    options: {
      status: {
        value: 'status',
        about:
          'of one status: HELD, REVIEW (what waits for a person), APPROVED, SIGNED, SENT, CONFIRMING, DONE, CANCELLED, REJECTED, FAILED',
      },
      user: { value: 'id', about: 'of one user only' },
      limit: { value: 'count', about: '50 unless told' },
    },
    call: ['GET', '/operator/withdrawals'],
    prepare: ({ status, user, limit }) => ({ params: { status: status?.toUpperCase(), userId: user, limit } }),
    print: (rows, { table }) => table(rows, ROWS),
  },
  {
    words: ['withdrawals', 'show'],
    about: 'All of one, with where it goes. That you looked, and why, is kept in the audit log.',
    args: ['id'],
    options: { note },
    call: ['POST', '/operator/withdrawals/show'],
    prepare: ({ id, note: why }) => ({ params: { id, note: why } }),
  },
  {
    words: ['withdrawals', 'approve'],
    about: 'Lets one go that waits for a person. From WITHDRAWAL_FOUR_EYES_USD on it becomes a proposal that another operator confirms.',
    args: ['id'],
    options: { note },
    call: ['POST', '/operator/withdrawals/approve'],
    prepare: ({ id, note: why }) => ({ params: { id, note: why } }),
  },
  {
    words: ['withdrawals', 'reject'],
    about: 'Gives back one that has not left, all of it at once. Its owner reads the reason.',
    args: ['id'],
    options: { reason: { value: 'words', about: 'what its owner reads', required: true }, note },
    call: ['POST', '/operator/withdrawals/reject'],
    prepare: ({ id, reason, note: why }) => ({ params: { id, reason, note: why } }),
  },
  {
    words: ['withdrawals', 'hold'],
    about: 'Stops one that would go by itself, until an operator lets it go.',
    args: ['id'],
    options: { note },
    call: ['POST', '/operator/withdrawals/hold'],
    prepare: ({ id, note: why }) => ({ params: { id, note: why } }),
  },
  {
    words: ['withdrawals', 'release'],
    about: 'Ends a long hold before its time, but not the minutes in which its owner can stop it.',
    args: ['id'],
    options: { note },
    call: ['POST', '/operator/withdrawals/release'],
    prepare: ({ id, note: why }) => ({ params: { id, note: why } }),
  },
  {
    words: ['withdrawals', 'retry'],
    about:
      'Offers one again, for a higher fee, that its network does not take. It cannot be paid twice: of all that are signed for it one counts.',
    args: ['id'],
    options: { note },
    call: ['POST', '/operator/withdrawals/retry'],
    prepare: ({ id, note: why }) => ({ params: { id, note: why } }),
  },
  {
    words: ['withdrawals', 'renew'],
    about:
      'Has one signed anew whose sequence number is gone and that no node knows. Look at the chain first: if it was paid after all, it is paid twice. Another operator confirms.',
    args: ['id'],
    options: { note },
    call: ['POST', '/operator/withdrawals/renew'],
    prepare: ({ id, note: why }) => ({ params: { id, note: why } }),
  },
];
