import fc from 'fast-check';
import type { Database } from '@/exchange/app/ports/database';
import { bursts } from '../oracle/randomOrders';
import { feesCollected, oracleTruth, storedTruth } from '../oracle/storedTruth';
import { Trial } from '../oracle/trial';
import { expectSame } from '../support/expectSame';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { startMoney } from '../support/moneyDesk';
import { isFullRun, runs } from '../support/propertyRuns';
import { openEmbedded } from '../support/testDatabase';

// Random markets through the real writer, judged by an oracle that knows the rules and none of the code (tests/oracle). What the
// writer decides does not depend on the database, so the embedded one does; moneyInvariants runs on each.

let database: Database;
beforeAll(async () => {
  database = await openEmbedded();
});
afterAll(() => database.close());

/** What random markets must have in them for their agreement to mean something. */
const seen = { trades: 0, selfTrades: 0, canceled: 0, expired: 0, roundedFees: 0 };

function note(trial: Trial): void {
  const { orders, trades } = trial.oracle;
  seen.trades += trades.length;
  seen.selfTrades += orders.filter(({ closeReason }) => closeReason === 'SELF_TRADE').length;
  seen.canceled += orders.filter(({ status }) => status === 'CANCELED').length;
  seen.expired += orders.filter(({ status }) => status === 'EXPIRED').length;
  seen.roundedFees += trades.filter(
    ({ takerFee, size, price }) => ![size, size.times(price)].some((got) => got.div(1000).eq(takerFee)),
  ).length;
}

describe('settlement against an oracle of the rules', () => {
  it('answers, orders, trades, fees, balances and holds are those of the rules after every burst', async () => {
    await fc.assert(
      fc.asyncProperty(bursts, async (all) => {
        const money = await startMoney(database);
        const trial = new Trial(money);
        try {
          const feesBefore = await feesCollected(database);
          const userIds = trial.actors.map(({ userId }) => userId);
          await trial.fundAll();
          for (const burst of all) {
            await trial.play(burst);
            expectSame(await storedTruth(database, userIds, feesBefore), oracleTruth(trial.oracle));
          }
          note(trial);
        } finally {
          // Also when a rule was broken: the next, smaller market begins with empty books.
          await trial.clear();
          await money.writer.stop();
        }
      }),
      runs(20),
    );
    await expectLedgerHolds(database);
    if (!isFullRun) return;
    for (const [what, count] of Object.entries(seen)) expect({ what, isEnough: count > 20 }).toEqual({ what, isEnough: true });
  });
});
