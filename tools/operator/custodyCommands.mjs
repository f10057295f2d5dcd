import { shownTime, timeOf } from './times.mjs';

const note = { required: true, about: 'why; kept in the audit log' };
const simulated = 'Simulated networks only: what would happen by itself, made to happen now.';

const time = (ms) => (ms === null || ms === undefined ? '' : shownTime(ms));

const HOT_STATES = { RIGHT: '', LOW: 'TOO LITTLE', HIGH: 'too much' };
const hotState = ({ state }) => (state === null ? 'unknown: no answer' : HOT_STATES[state]);

/** Something that happens on a simulated network. */
const simulation = (act, about, more = {}) => ({
  words: ['custody', 'sim', act],
  about,
  help: [simulated],
  args: ['chain', ...(more.args ?? [])],
  options: { ...more.options, note },
  call: ['POST', '/operator/custody/simulate'],
  prepare: ({ chain, note: why, ...given }) => ({ params: { chainId: chain, act, note: why, ...(more.prepare?.(given) ?? {}) } }),
});

const count = { value: 'blocks', about: 'how many; 1 if not said' };
const counted = ({ count: blocks }) => (blocks === undefined ? {} : { count: Number(blocks) });

const depositColumns = [
  ['deposit', ({ depositId }) => depositId],
  ['user', ({ userId }) => userId ?? 'nobody known'],
  ['coin', ({ amount, asset }) => `${amount} ${asset}`],
  ['network', ({ chainId }) => chainId],
  ['status', ({ status, isMissing }) => (isMissing ? `${status}, missing` : status)],
  ['why', ({ reason }) => reason ?? ''],
  ['transaction', ({ txId }) => txId],
  ['since (UTC)', ({ atMs }) => time(atMs)],
];

export const custodyCommands = [
  {
    words: ['custody', 'chains'],
    about: 'Networks: how far each was read, how far it is, what is wrong.',
    call: ['GET', '/operator/custody/chains'],
    prepare: () => ({ params: {} }),
    columns: [
      ['network', ({ chainId }) => chainId],
      ['connected', ({ isConnected }) => (isConnected ? 'yes' : 'no')],
      ['read', ({ readHeight }) => readHeight ?? ''],
      ['head', ({ headHeight }) => headHeight ?? ''],
      ['behind', ({ lag }) => lag ?? ''],
      ['last address', ({ lastAddress }) => lastAddress],
      ['halted since (UTC)', ({ haltedMs }) => time(haltedMs)],
      ['why', ({ haltedFor, failing }) => haltedFor ?? failing ?? ''],
      ['simulated', ({ simulated: state }) => (state === null ? 'no' : state.isStalled ? 'stalled' : 'yes')],
    ],
  },
  {
    words: ['custody', 'balances'],
    about: 'What the hot wallet of a network can spend, and whether that is enough.',
    args: ['chain'],
    call: ['GET', '/operator/custody/balances'],
    prepare: ({ chain }) => ({ params: { chainId: chain } }),
    columns: [
      ['coin', ({ asset }) => asset],
      ['hot', ({ hot }) => hot],
      ['waiting', ({ waiting }) => waiting],
      ['least', ({ least }) => least],
      ['most', ({ most }) => most ?? ''],
      ['state', hotState],
    ],
  },
  {
    words: ['custody', 'alarms'],
    about: 'What was said that hot wallets should have, and how they stand.',
    call: ['GET', '/operator/custody/alarms'],
    prepare: () => ({ params: {} }),
    columns: [
      ['network', ({ chainId }) => chainId],
      ['coin', ({ asset }) => asset],
      ['least', ({ least }) => least],
      ['most', ({ most }) => most ?? ''],
      ['state', hotState],
    ],
  },
  {
    words: ['custody', 'alarm', 'set'],
    about: 'Says what the hot wallet of a network should have of a coin.',
    help: [
      'What counts is what is left once withdrawals that wait to be signed have been paid. A crossing is logged once, with "alarm": true,',
      'and "kontor_hot_wallet_low" is 1 while there is too little. --least 0 without --most takes it back: then it has to pay what waits.',
    ],
    args: ['chain', 'coin'],
    options: {
      least: { value: 'amount', required: true, about: 'in the coin' },
      most: { value: 'amount', about: 'more than this should lie elsewhere' },
      note,
    },
    call: ['POST', '/operator/custody/alarm'],
    prepare: ({ chain, coin, least, most, note: why }) => ({
      params: { chainId: chain, asset: coin.toUpperCase(), least, note: why, ...(most === undefined ? {} : { most }) },
    }),
  },
  {
    words: ['custody', 'resume'],
    about: 'Ends the halt of a network after a deep reorganisation.',
    help: [
      'Blocks above the last one that is still there are read anew. What was credited stays so; what does not come again is shown by',
      '"deposits list --status MISSING" and is yours to take back with "adjust".',
    ],
    args: ['chain'],
    options: { note },
    call: ['POST', '/operator/custody/resume'],
    prepare: ({ chain, note: why }) => ({ params: { chainId: chain, note: why } }),
  },
  {
    words: ['custody', 'skip-addresses'],
    about: 'Has no deposit address up to a number handed out any more.',
    help: [
      'After an older backup was put back: users know addresses that it has forgotten, and that would be handed out to others. "custody chains"',
      'shows the last number. Only forward, at most 10000 at once. What arrives at a skipped address is seen by nobody: move it by hand.',
    ],
    args: ['chain', 'number'],
    options: { note },
    call: ['POST', '/operator/custody/skip-addresses'],
    prepare: ({ chain, number, note: why }) => ({ params: { chainId: chain, number: Number(number), note: why } }),
  },
  {
    words: ['custody', 'network'],
    about: 'Pauses deposits or withdrawals of a coin on a network, or opens them: without --reason.',
    args: ['coin', 'chain', 'side'],
    options: {
      reason: { value: 'MAINTENANCE|UPGRADE|CONGESTION|INCIDENT', about: 'what users are told' },
      until: { value: 'time', about: 'when it is expected back: 10m, 2h, or 2026-11-22T15:00Z' },
      note,
    },
    call: ['POST', '/operator/custody/network'],
    prepare: ({ coin, chain, side, reason, until, note: why }) => ({
      params: {
        ...{ asset: coin.toUpperCase(), chainId: chain, side, note: why },
        ...(reason === undefined ? {} : { reason: reason.toUpperCase() }),
        ...(until === undefined ? {} : { until: timeOf(until) }),
      },
    }),
  },
  simulation('mine', 'Adds blocks.', { options: { count }, prepare: counted }),
  simulation('pay', 'Pays to an address, as somebody outside would.', {
    args: ['address', 'coin', 'amount'],
    options: { memo: { about: 'memo or tag beside the address' } },
    prepare: ({ address, coin, amount, memo }) => ({
      ...{ to: address, asset: coin.toUpperCase(), amount },
      ...(memo === undefined ? {} : { memo }),
    }),
  }),
  simulation('reorg', 'The last blocks give way to others.', {
    options: { count, lossy: { flag: true, about: 'payments from outside that stood in them are gone' } },
    prepare: ({ lossy, ...given }) => ({ ...counted(given), ...(lossy ? { isLossy: true } : {}) }),
  }),
  simulation('stall', 'No blocks come by themselves any more.'),
  simulation('go', 'Blocks come by themselves again.'),
  simulation('arm', 'Says what befalls the next transaction that is sent.', {
    args: ['mishap'],
    prepare: ({ mishap }) => ({ mishap }),
  }),
  {
    words: ['deposits', 'list'],
    about: 'Deposits, the latest first.',
    options: {
      status: { value: 'PENDING|SMALL|CREDITED|ASIDE|GONE|RETURNED|MISSING', about: 'ASIDE waits for you' },
      user: { value: 'uid', about: 'of one user' },
      chain: { value: 'network', about: 'on one network' },
    },
    call: ['GET', '/operator/deposits'],
    prepare: ({ status, user, chain }) => ({
      params: {
        ...(status === undefined ? {} : { status: status.toUpperCase() }),
        ...(user === undefined ? {} : { userId: user }),
        ...(chain === undefined ? {} : { chainId: chain }),
      },
    }),
    columns: depositColumns,
  },
  {
    words: ['deposits', 'show'],
    about: 'One deposit, with where its owner wants coins back. That you looked, and why, is kept.',
    args: ['deposit'],
    options: { note },
    call: ['POST', '/operator/deposits/show'],
    prepare: ({ deposit, note: why }) => ({ params: { id: deposit, note: why } }),
  },
  {
    words: ['deposits', 'credit'],
    about: 'Credits what was kept aside.',
    args: ['deposit'],
    options: { user: { value: 'uid', about: 'whose it is, where nobody knew' }, note },
    call: ['POST', '/operator/deposits/credit'],
    prepare: ({ deposit, user, note: why }) => ({ params: { id: deposit, note: why, ...(user === undefined ? {} : { userId: user }) } }),
  },
  {
    words: ['deposits', 'return'],
    about: 'Says that coins kept aside were sent back, and by which transaction.',
    args: ['deposit'],
    options: { tx: { value: 'id', required: true, about: 'of the transaction that took them back' }, note },
    call: ['POST', '/operator/deposits/return'],
    prepare: ({ deposit, tx, note: why }) => ({ params: { id: deposit, txId: tx, note: why } }),
  },
];
