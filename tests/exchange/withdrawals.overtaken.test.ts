import { followChain } from '@/exchange/app/withdrawals/follow/followChain';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { type SendingRig, SOMEWHERE, startSending, WINDOW_MS } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('a withdrawal no node knows, whose sequence number is gone', (database) => {
  let rig: SendingRig;
  beforeAll(async () => {
    rig = await startSending(database());
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => rig.money.writer.stop());

  it('is not paid again by a machine: it waits, and is settled when a node finds it after all', async () => {
    const userId = await rig.account(20_000_000n);
    const { withdrawalId } = await rig.ask(userId);
    rig.money.clock.advance(WINDOW_MS);
    await rig.turn();
    await rig.mine(1);
    expect(await rig.statusOf(withdrawalId)).toBe('SENT');
    // A node that took its place and has no index of what is in its blocks.
    const { chain, following } = rig;
    const forgetful = { ...chain, stateOf: async () => ({ kind: 'unknown' as const }), broadcast: async () => 'overtaken' as const };
    const turn = () => followChain(following, forgetful);
    for (let turns = 0; turns < 3; turns += 1) await turn();
    expect(await rig.statusOf(withdrawalId)).toBe('SENT');
    expect(await following.store.transactionsOf(withdrawalId)).toMatchObject([{ state: 'DEAD' }]);
    await rig.mine(3);
    await rig.turn();
    expect(await rig.statusOf(withdrawalId)).toBe('DONE');
    expect(await rig.arrivals(SOMEWHERE)).toEqual([9_900_000n]);
  });
});
