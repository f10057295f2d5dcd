import type { SignedTransaction } from '@/exchange/app/custody/chain';
import { followChain } from '@/exchange/app/withdrawals/follow/followChain';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { type SendingRig, SOMEWHERE, startSending, WINDOW_MS } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';

const DAY_MS = 86_400_000;

describeOnDatabase('a withdrawal that is approved', (database) => {
  let rig: SendingRig;
  beforeAll(async () => {
    rig = await startSending(database());
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => rig.money.writer.stop());

  /** Approved, with too little in the hot wallet. */
  const waiting = async (userId: string) => {
    const { withdrawalId } = await rig.ask(userId);
    rig.money.clock.advance(WINDOW_MS);
    await followChain(rig.following, { ...rig.chain, hotBalance: async () => 0n });
    expect(await rig.statusOf(withdrawalId)).toBe('APPROVED');
    return withdrawalId;
  };
  const finish = async () => {
    await rig.mine(3);
    await rig.turn();
  };

  it('is not signed where its account was frozen or locked meanwhile: an operator looks', async () => {
    const [frozen, locked] = [await rig.account(10_000_000n), await rig.account(10_000_000n)];
    const asked = [await waiting(frozen), await waiting(locked)];
    const actor = { userId: frozen, brand: 'kontor', accountType: 0 as const };
    await rig.money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false });
    await database().query('update users set locked_at = 1 where id = $1', [locked]);
    await rig.turn();
    for (const id of asked) expect(await rig.following.store.byId(id)).toMatchObject({ status: 'REVIEW', reason: 'ACCOUNT', txId: null });
    const [first = '', second = ''] = asked;
    await rig.money.writer.run('returnWithdrawal', { withdrawalId: first, userId: frozen, to: 'REJECTED', reason: 'x' });
    await rig.money.writer.run('returnWithdrawal', { withdrawalId: second, userId: locked, to: 'REJECTED', reason: 'x' });
  });

  it('waits as long as sending is held', async () => {
    const userId = await rig.account(10_000_000n);
    const id = await waiting(userId);
    const until = rig.money.clock.now() + DAY_MS;
    await database().query('update users set sending_held_until = $2 where id = $1', [userId, until]);
    await rig.turn();
    expect(await rig.following.store.byId(id)).toMatchObject({ status: 'HELD', reason: 'PROTECTION', leavesMs: until, txId: null });
    rig.money.clock.advance(DAY_MS);
    await rig.turn();
    await finish();
    expect(await rig.statusOf(id)).toBe('DONE');
  });

  it('is never sent again by a transaction the network refused for good', async () => {
    const before = (await rig.arrivals(SOMEWHERE)).length;
    const id = await waiting(await rig.account(10_000_000n));
    const offered: string[] = [];
    // The first is refused, the second taken and lost, and then refused as well.
    const answers = ['refused', 'taken', 'refused'] as const;
    const broadcast = async ({ txId }: Pick<SignedTransaction, 'txId'>) => {
      offered.push(txId);
      return answers[offered.length - 1] ?? 'taken';
    };
    let signed = 0;
    const sign: typeof rig.chain.sign = (sending) => {
      signed += 1;
      return rig.chain.sign({ ...sending, feePercent: 100 + 20 * signed });
    };
    for (let turn = 0; turn < 3; turn += 1) await followChain(rig.following, { ...rig.chain, sign, broadcast });
    const transactions = await rig.following.store.transactionsOf(id);
    expect(transactions.map(({ state }) => state)).toEqual(['DEAD', 'DEAD', 'TAKEN']);
    const [first, second, third] = transactions.map(({ txId }) => txId);
    expect(offered.slice(0, 3)).toEqual([first, second, second]);
    expect(new Set(offered.slice(3))).toEqual(new Set([third]));
    await rig.turn();
    await finish();
    expect(await rig.statusOf(id)).toBe('DONE');
    expect((await rig.arrivals(SOMEWHERE)).length - before).toBe(1);
  });
});
