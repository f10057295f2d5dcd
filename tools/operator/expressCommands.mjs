import { shownTime } from './times.mjs';

const note = { required: true, about: 'why; kept in the audit log' };
const STATES =
  'created, waiting, stopped, review, paid, delivering, delivered, failed, expired, cancelled, rejected, refunded, charged_back';
const ORDERS = [
  ['order', ({ orderId }) => orderId],
  ['number', ({ number }) => number],
  ['user', ({ userId }) => userId],
  ['state', ({ state }) => state],
  ['coins', ({ coins, coin }) => `${coins} ${coin}`],
  ['total', ({ total, currency }) => `${total} ${currency}`],
  ['by', ({ methodId, provider }) => `${methodId}, ${provider}`],
  ['owed', ({ owed }) => (owed === '0' ? '' : owed)],
  ['since (UTC)', ({ createdMs }) => shownTime(createdMs)],
];

const act = (word, about, help) => ({
  words: ['express', word],
  about,
  help,
  args: ['order'],
  options: { note },
  call: ['POST', `/operator/express/${word}`],
  prepare: ({ order, note: why }) => ({ params: { orderId: order, note: why } }),
});

export const expressCommands = [
  {
    words: ['express', 'list'],
    about: 'Purchases and sales for money, the newest first.',
    help: [`States: ${STATES}.`],
    options: {
      status: { value: 'state', about: 'in one state only' },
      user: { value: 'id', about: 'of one user only' },
      owed: { flag: true, about: 'those of which coins are owed after a chargeback' },
      before: { value: 'order', about: 'older than this one' },
      limit: { value: 'count', about: '50 unless told' },
    },
    call: ['GET', '/operator/express'],
    prepare: ({ status, user, owed, before, limit }) => ({
      params: { state: status?.toUpperCase(), userId: user, isOwed: owed || undefined, before, limit },
    }),
    columns: ORDERS,
  },
  {
    words: ['express', 'show'],
    about: 'One order, with its payment.',
    args: ['order'],
    call: ['GET', '/operator/express/show'],
    prepare: ({ order }) => ({ params: { orderId: order } }),
  },
  act(
    'refund',
    'Gives back what was paid for coins that are not delivered, or the coins of a sale whose money has not arrived or was stopped.',
    ['Of a sale: first make sure that its provider pays nothing out any more.'],
  ),
  act(
    'approve',
    'Lets a large sale be paid out that waits for it (state review). From EXPRESS_FOUR_EYES_USD on it becomes a proposal that another operator confirms.',
    ['From EXPRESS_APPROVAL_USD on a sale waits; what counts is all that left the account in the 24 hours before it.'],
  ),
  {
    ...act('reject', 'Does not let a large sale be paid out that waits for it: its coins are back at once. Its owner reads the reason.'),
    options: { reason: { value: 'words', about: 'what its owner reads', required: true }, note },
    prepare: ({ order, reason, note: why }) => ({ params: { orderId: order, reason, note: why } }),
  },
  act('allow', 'Lets a sale be paid out that was stopped: its account was frozen, locked or held after it was opened.', [
    'First make sure that its owner has asked for it; `express refund` gives the coins back.',
  ]),
  act('chargeback', 'Takes a payment for charged back that its provider told of in another way than by its message.', [
    'Coins are taken back as far as they are there; for the rest sending is held. It cannot be taken back: a message that comes later changes nothing.',
  ]),
  act('retry', 'Does now what is to be done about an order, and says why it cannot be.', [
    'The exchange tries by itself every two seconds; this tells what stands in the way.',
  ]),
  act('collect', 'Takes coins that are owed after a chargeback, as far as they are there by now.', [
    'When nothing is owed any more, the hold on sending ends a day later.',
  ]),
  act('forgive', 'Gives up what is owed after a chargeback.', ['The hold on sending ends a day later.']),
];
