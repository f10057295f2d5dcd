const { default: Sequencer } = require('@jest/test-sequencer');

/** Starts what waits for programs and clocks before what only counts: begun last, each would be waited for with nothing else to do. */
const LONG = [
  'exchange/accounts.guesses',
  'contract/answers',
  'exchange/killNine',
  'exchange/moneyStorm',
  'exchange/fuzz',
  'exchange/authorisation',
  'exchange/operatorCommand',
  'exchange/foundation.start',
  'exchange/practiceMarket.live',
  'exchange/outbox.crashes',
  'exchange/embeddedPowerCut',
];

/** Where no database has been made yet, the first file makes it for all (testCache.ts) on one core: so many that need none go beside it. */
const BESIDE_THE_FIRST = 6;

/** Where it is not known how long a file took the last time, Jest goes by its size, which says little here. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = LONG.findIndex((name) => path.endsWith(`/tests/${name}.test.ts`));
      return at === -1 ? LONG.length : at;
    };
    const [first, ...others] = super.sort(tests).toSorted((left, right) => place(left) - place(right));
    const beside = others.filter(({ path }) => path.includes('/tests/web/')).slice(0, BESIDE_THE_FIRST);
    return first ? [first, ...beside, ...others.filter((test) => !beside.includes(test))] : [];
  }
};
