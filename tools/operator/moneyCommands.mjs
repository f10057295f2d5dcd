import { EXIT } from './exit.mjs';

const note = { required: true, about: 'why; kept in the audit log' };
const TWO = 'Proposed by you; another operator confirms it (pending, confirm).';

const report = ({ startedMs, endedMs, accounts, postings, differenceCount, differences }, { table }) =>
  [
    `${accounts} accounts compared, ${postings} postings summed up, ${endedMs - startedMs} ms\n`,
    differenceCount === 0 ? 'nothing differs\n' : `${differenceCount} DIFFERENCES\n`,
    ...(differences.length > 0
      ? [
          table(differences, [
            ['what', ({ kind }) => kind],
            ['account', ({ accountId }) => accountId],
            ['owner', ({ owner }) => owner],
            ['asset', ({ asset }) => asset],
            ['expected', ({ expected }) => expected],
            ['found', ({ found }) => found],
          ]),
        ]
      : []),
  ].join('');

const byDifferences = ({ differenceCount }) => (differenceCount === 0 ? EXIT.done : EXIT.differences);

export const moneyCommands = [
  {
    words: ['adjust'],
    about: 'Gives a user money, or takes it with a negative amount.',
    help: [TWO],
    args: ['user', 'asset', 'amount'],
    options: { wallet: { value: 'main|trade', about: 'trade unless told' }, note },
    call: ['POST', '/operator/adjustments'],
    prepare: ({ user, asset, amount, wallet, note: why }) => ({
      params: { userId: user, asset: asset.toUpperCase(), amount, wallet: wallet?.toUpperCase(), note: why },
    }),
  },
  {
    words: ['reverse'],
    about: 'Takes a posting back by one that goes the other way.',
    help: [TWO],
    args: ['posting'],
    options: { note },
    call: ['POST', '/operator/reversals'],
    prepare: ({ posting, note: why }) => ({ params: { postingId: posting, note: why } }),
  },
  {
    words: ['reconcile'],
    about: 'Compares balances, entries and holds now. A difference stops all movements of money.',
    options: { full: { flag: true, about: 'sum the whole ledger up anew instead of from where the last run ended' } },
    call: ['POST', '/operator/reconcile'],
    prepare: ({ full }) => ({ params: { full } }),
    print: report,
    exitCode: byDifferences,
  },
  {
    words: ['halt'],
    about: 'Stops all movements of money: every market is halted, and nothing is transferred, claimed or posted.',
    help: ['Adjustments and reversals can still be confirmed. `resume` ends it; every market is then what it was.'],
    options: { note },
    call: ['POST', '/operator/halt'],
    prepare: ({ note: why }) => ({ params: { note: why } }),
  },
  {
    words: ['resume'],
    about: 'Lets money move again after a halt or a difference, once a full reconciliation finds nothing any more.',
    options: { note },
    call: ['POST', '/operator/resume'],
    prepare: ({ note: why }) => ({ params: { note: why } }),
    print: report,
    exitCode: byDifferences,
  },
  {
    words: ['trial-balance'],
    about: 'All balances by asset and kind of account. Each asset sums to zero.',
    call: ['GET', '/operator/trial-balance'],
    prepare: () => ({ params: {} }),
    columns: [
      ['asset', ({ asset }) => asset],
      ['accounts of', ({ owner }) => owner],
      ['count', ({ accounts }) => accounts],
      ['available', ({ available }) => available],
      ['held', ({ held }) => held],
    ],
  },
];
