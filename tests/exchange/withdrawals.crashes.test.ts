import type { Chain } from '@/exchange/app/custody/chain';
import { followChain } from '@/exchange/app/withdrawals/follow/followChain';
import { SignerPatience } from '@/exchange/app/withdrawals/follow/signerPatience';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance } from '../support/moneyDesk';
import { type SendingRig, SOMEWHERE, startSending, WINDOW_MS } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';

class Died extends Error {}

/** Runs until so many calls were made, then dies: before the next one is made, or behind it, its answer lost. */
function dyingAfter(calls: number, isBehind: boolean) {
  let made = 0;
  return {
    hasDied: () => made > calls,
    wrap:
      <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
      async (...given: Given): Promise<Result> => {
        made += 1;
        if (made > calls && !isBehind) throw new Died();
        const result = await call(...given);
        if (made > calls) throw new Died();
        return result;
      },
  };
}

describeOnDatabase('a process that dies over a withdrawal', (database) => {
  let rig: SendingRig;
  beforeAll(async () => {
    rig = await startSending(database());
  });
  afterAll(() => rig.money.writer.stop());

  /** A whole withdrawal whose first process dies after so many calls of the network and the writer. Whether it had come so far. */
  async function dyingOnce(calls: number, isBehind: boolean): Promise<boolean> {
    const { following, chain } = rig;
    const userId = await rig.account(10_000_000n);
    const { height } = await chain.head();
    const { withdrawalId } = await rig.ask(userId);
    rig.money.clock.advance(WINDOW_MS);
    const { wrap, hasDied } = dyingAfter(calls, isBehind);
    const dying: Chain = {
      ...chain,
      facts: chain.facts,
      hotBalance: wrap((asset) => chain.hotBalance(asset)),
      nextSequence: wrap(() => chain.nextSequence()),
      sign: wrap((sending) => chain.sign(sending)),
      broadcast: wrap((transaction) => chain.broadcast(transaction)),
      stateOf: wrap((txId) => chain.stateOf(txId)),
      head: wrap(() => chain.head()),
    };
    const run = wrap(((name: 'moveWithdrawal', input: never) => following.writer.run(name, input)) as never) as typeof following.writer.run;
    // What it remembers of the signer dies with it.
    const first = { ...following, writer: { run }, patience: new SignerPatience(rig.money.clock) };
    for (let turn = 0; turn < 3 && !hasDied(); turn += 1) {
      await followChain(first, dying);
      if (!hasDied()) await rig.mine(2);
    }
    for (let turn = 0; turn < 4; turn += 1) {
      await rig.turn();
      await rig.mine(2);
    }
    expect(await rig.statusOf(withdrawalId)).toBe('DONE');
    expect(await rig.arrivals(SOMEWHERE, height)).toEqual([9_900_000n]);
    expect(await balance(database(), { userId, brand: 'kontor', accountType: 0 }, 'BTC', 'MAIN')).toEqual({ available: 0n, held: 0n });
    return hasDied();
  }

  it.each([false, true])('sends it once all the same, wherever it dies (behind the call: %s)', async (isBehind) => {
    let calls = 0;
    while (await dyingOnce(calls, isBehind)) calls += 1;
    // Hold over, hot wallet, sequence, signature, written down, state, sent, written down, and twice more until it is deep enough.
    expect(calls).toBeGreaterThan(10);
    await expectLedgerHolds(database());
  });
});
