import { shownTime } from './times.mjs';

const note = { required: true, about: 'why; kept in the audit log' };
const termOf = ({ termDays }) => (termDays === null ? 'flexible' : `${termDays} days`);

const PLANS = [
  ['plan', ({ planId }) => planId],
  ['coin', ({ coin }) => coin],
  ['term', termOf],
  ['state', ({ isOpen }) => (isOpen ? 'open' : 'closed')],
  ['rate %', ({ aprPercent }) => aprPercent],
  ['tomorrow %', ({ aprPercent, aprTomorrow }) => (aprTomorrow === aprPercent ? '' : aprTomorrow)],
  ['min', ({ minAmount }) => minAmount],
  ['max a user', ({ maxPerUser }) => maxPerUser],
  ['capacity', ({ capacity }) => capacity],
  ['taken', ({ taken }) => taken],
  ['running', ({ running }) => running],
];

const OWN = [
  ['own plan', ({ applyId }) => applyId],
  ['plan', ({ planId }) => planId],
  ['coin', ({ coinSymbol }) => coinSymbol],
  ['term', termOf],
  ['status', ({ status }) => status.toLowerCase()],
  ['principal', ({ principal }) => principal],
  ['rate %', ({ aprPercent }) => aprPercent],
  ['paid', ({ paid }) => paid],
  ['taken back', ({ takenBack }) => (takenBack === '0' ? '' : takenBack)],
  ['renews', ({ autoRenew }) => (autoRenew ? 'yes' : '')],
  ['since (UTC)', ({ openedAt }) => shownTime(openedAt)],
  ['ends (UTC)', ({ endsAt, endedAt }) => ((endedAt ?? endsAt) === null ? '' : shownTime(endedAt ?? endsAt))],
];

const turn = (word, isOpen, about) => ({
  words: ['earn', word],
  about,
  args: ['plan'],
  options: { note },
  call: ['POST', '/operator/earn/set'],
  prepare: ({ plan, note: why }) => ({ params: { planId: plan, isOpen, note: why } }),
});

export const earnCommands = [
  {
    words: ['earn', 'list'],
    about: 'Earn plans with their rates and limits, closed ones too.',
    options: { coin: { value: 'coin', about: 'of one coin only' } },
    call: ['GET', '/operator/earn'],
    prepare: ({ coin }) => ({ params: { asset: coin?.toUpperCase() } }),
    columns: PLANS,
  },
  {
    words: ['earn', 'show'],
    about: 'One earn plan, with its rates and since when each holds.',
    args: ['plan'],
    call: ['GET', '/operator/earn/show'],
    prepare: ({ plan }) => ({ params: { planId: plan } }),
  },
  {
    words: ['earn', 'set'],
    about: 'Changes the rate, the limits or the capacity of an earn plan.',
    help: [
      'Limits hold at once for what is put in from now on; what is in the plan stays.',
      'Another rate holds from 00:00 UTC of the next day: for flexible plans from then on, for fixed ones that begin then or are renewed.',
      'Running fixed plans keep the rate they were opened at.',
    ],
    args: ['plan'],
    options: {
      rate: { value: 'percent', about: 'a year: 6.2, at most four decimals' },
      min: { value: 'amount', about: 'the least that is put in' },
      max: { value: 'amount', about: 'the most that a user has in it' },
      capacity: { value: 'amount', about: 'the most that all have in it' },
      note,
    },
    call: ['POST', '/operator/earn/set'],
    prepare: ({ plan, rate, min, max, capacity, note: why }) => ({
      params: { planId: plan, aprPercent: rate, minAmount: min, maxPerUser: max, capacity, note: why },
    }),
  },
  turn('open', true, 'Opens an earn plan for new money.'),
  turn('close', false, 'Takes no new money into an earn plan; what is in it runs to its end and is not renewed.'),
  {
    words: ['earn', 'user'],
    about: 'Earn plans of a user, the latest first.',
    args: ['user'],
    options: { ended: { flag: true, about: 'those that are over' }, limit: { value: 'count', about: '50 unless told' } },
    call: ['GET', '/operator/earn/user'],
    prepare: ({ user, ended, limit }) => ({ params: { userId: user, ended: ended || undefined, limit } }),
    columns: OWN,
  },
];
