import { confirmProposal } from '@/exchange/app/operating/proposals';
import { renewWithdrawal } from '@/exchange/app/operating/withdrawals';
import { followChain } from '@/exchange/app/withdrawals/follow/followChain';
import { refusalOf } from '../support/accountsRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { type SendingRig, SOMEWHERE, startSending, WINDOW_MS } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';
import { twoOperators } from '../support/twoOperators';

const ELSEWHERE = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';

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

  it('is signed anew when two operators have looked, and not while what was signed may count', async () => {
    const { ada, bob, context } = await twoOperators(database(), rig.following.rules, rig.money);
    const userId = await rig.account(20_000_000n);
    const { withdrawalId: id } = await rig.ask(userId, { address: ELSEWHERE });
    rig.money.clock.advance(WINDOW_MS);
    const { chain, following } = rig;
    const overtaken = { ...chain, broadcast: async () => 'overtaken' as const };
    const note = 'its number went to a payment by hand';
    await followChain(following, { ...chain, broadcast: () => Promise.reject(new Error('silent')) });
    expect(await refusalOf(renewWithdrawal(context, ada, { id, note }))).toContain('may still count: SIGNED');
    await followChain(following, overtaken);
    const { id: proposal } = (await renewWithdrawal(context, ada, { id, note })) as { id: string };
    await confirmProposal(context, bob, { id: proposal });
    await rig.turn();
    await rig.mine(3);
    await rig.turn();
    expect(await rig.statusOf(id)).toBe('DONE');
    expect(await rig.arrivals(ELSEWHERE)).toEqual([9_900_000n]);
  });
});
