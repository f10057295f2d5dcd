import { followChain } from '@/exchange/app/withdrawals/follow/followChain';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance } from '../support/moneyDesk';
import { type SendingRig, SOMEWHERE, startSending, WINDOW_MS } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('a withdrawal', (database) => {
  let rig: SendingRig;
  beforeAll(async () => {
    rig = await startSending(database());
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => rig.money.writer.stop());

  const main = (userId: string) => balance(database(), { userId, brand: 'kontor', accountType: 0 }, 'BTC', 'MAIN');
  const system = async (name: string) => {
    const [row] = await database().query<{ available: bigint }>(
      "select available from accounts where owner_type = 'system' and owner_id = $1 and asset = 'BTC'",
      [name],
    );
    return row?.available ?? 0n;
  };
  const leave = async () => {
    rig.money.clock.advance(WINDOW_MS);
    await rig.turn();
  };
  const finish = async () => {
    await rig.mine(3);
    await rig.turn();
  };

  it('sets the amount aside, waits, is sent once, and moves its money when it has arrived', async () => {
    const [custody, fees, costs] = [await system('custody'), await system('withdrawalFees'), await system('networkCosts')];
    const hot = await rig.chain.hotBalance('BTC');
    const userId = await rig.account(20_000_000n);
    const { withdrawalId } = await rig.ask(userId);
    expect(await main(userId)).toEqual({ available: 10_000_000n, held: 10_000_000n });
    await rig.turn();
    expect(await rig.statusOf(withdrawalId)).toBe('HELD');
    await leave();
    expect(await rig.statusOf(withdrawalId)).toBe('SENT');
    expect(await main(userId)).toEqual({ available: 10_000_000n, held: 10_000_000n });
    await rig.mine(1);
    await rig.turn();
    expect(await rig.statusOf(withdrawalId)).toBe('CONFIRMING');
    await finish();
    expect(await rig.statusOf(withdrawalId)).toBe('DONE');
    expect(await main(userId)).toEqual({ available: 10_000_000n, held: 0n });
    expect(await rig.arrivals(SOMEWHERE)).toEqual([9_900_000n]);
    const cost = hot - 9_900_000n - (await rig.chain.hotBalance('BTC'));
    expect(cost).toBeGreaterThan(0n);
    // Custody owes less by what arrived and by what the network took; the user paid the fee, the exchange the network.
    expect((await system('custody')) - custody).toBe(9_900_000n + cost);
    expect((await system('withdrawalFees')) - fees).toBe(100_000n);
    expect((await system('networkCosts')) - costs).toBe(-cost);
  });

  it('is one withdrawal under one name, however often it is asked for, and no other under the same', async () => {
    const userId = await rig.account(50_000_000n);
    const [first, second] = await Promise.all([
      rig.ask(userId, { clientWithdrawalId: 'twice' }),
      rig.ask(userId, { clientWithdrawalId: 'twice' }),
    ]);
    expect(second.withdrawalId).toBe(first.withdrawalId);
    expect((await rig.ask(userId, { clientWithdrawalId: 'twice' })).withdrawalId).toBe(first.withdrawalId);
    expect((await main(userId)).held).toBe(10_000_000n);
    await expect(rig.ask(userId, { clientWithdrawalId: 'twice', amount: 11_000_000n })).rejects.toMatchObject({
      codeName: 'withdrawalIdReused',
    });
    await rig.money.writer.run('returnWithdrawal', { withdrawalId: first.withdrawalId, userId, to: 'CANCELLED', reason: null });
  });

  it('gives all of it back when it is cancelled, once, and not when it is on its way', async () => {
    const userId = await rig.account(20_000_000n);
    const cancel = (withdrawalId: string, by = userId) =>
      rig.money.writer.run('returnWithdrawal', { withdrawalId, userId: by, to: 'CANCELLED', reason: null });
    const first = await rig.ask(userId);
    await expect(cancel(first.withdrawalId, await rig.account(1n))).rejects.toMatchObject({ codeName: 'withdrawalNotFound' });
    await cancel(first.withdrawalId);
    await cancel(first.withdrawalId);
    expect(await main(userId)).toEqual({ available: 20_000_000n, held: 0n });
    const second = await rig.ask(userId);
    await leave();
    await expect(cancel(second.withdrawalId)).rejects.toMatchObject({ codeName: 'withdrawalMoved' });
    await finish();
    expect(await main(userId)).toEqual({ available: 10_000_000n, held: 0n });
  });

  it('does not exceed the limit of 24 hours, not even at the same moment; what came back does not count', async () => {
    const userId = await rig.account(90_000_000n);
    const ask = () => rig.ask(userId, { usdCents: 40_00n, limitUsd: '100' });
    const asked = await Promise.allSettled([ask(), ask(), ask()]);
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await expect(ask()).rejects.toMatchObject({ codeName: 'withdrawalLimit', msg: expect.stringContaining('20') });
    const [one] = asked;
    const { withdrawalId } = one?.status === 'fulfilled' ? one.value : { withdrawalId: '' };
    await rig.money.writer.run('returnWithdrawal', { withdrawalId, userId, to: 'CANCELLED', reason: null });
    await ask();
    await expect(ask()).rejects.toMatchObject({ codeName: 'withdrawalLimit' });
    rig.money.clock.advance(86_400_001);
    await ask();
  });

  it('is one of many from the sixth in an hour on, not only where one comes behind the other', async () => {
    const userId = await rig.account(90_000_000n);
    const ask = () => rig.ask(userId, { amount: 1_000_000n, usdCents: 1_00n, score: 30, signs: ['FIRST_ADDRESS'] });
    const asked = await Promise.all(Array.from({ length: 6 }, ask));
    expect(asked.map(({ score }) => score)).toEqual([30, 30, 30, 30, 30, 60]);
    expect(asked[5]?.signs).toEqual(['FIRST_ADDRESS', 'MANY']);
    expect((await rig.following.store.byId(asked[5]?.withdrawalId ?? ''))?.signs).toEqual(['FIRST_ADDRESS', 'MANY']);
    expect((await ask()).score).toBe(60);
    rig.money.clock.advance(3_600_001);
    expect((await ask()).score).toBe(30);
    await database().query("update withdrawals set status = 'REVIEW' where user_id = $1", [userId]);
  });

  it('shares its limit with what goes to other users, at the same moment too', async () => {
    const [userId, receiverId] = [await rig.account(90_000_000n), await rig.account(0n)];
    let serial = 0;
    const give = () => {
      serial += 1;
      const terms = {
        senderId: userId,
        receiverId,
        clientTransferId: `shared-${userId}-${serial}`,
        asset: 'BTC',
        amount: 1n,
        cents: 40_00n,
      };
      return rig.money.writer.run('sendToUser', {
        terms: { ...terms, note: '', senderName: 'a', receiverName: 'b' },
        limitCents: 100_00n,
      });
    };
    const ask = () => rig.ask(userId, { usdCents: 40_00n, limitUsd: '100' });
    const outcomes = await Promise.allSettled([ask(), give(), give(), ask()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    await expect(ask()).rejects.toMatchObject({ codeName: 'withdrawalLimit', msg: expect.stringContaining('20') });
    await expect(give()).rejects.toMatchObject({ codeName: 'sendingLimit' });
  });

  it('is refused by an account that is locked, shared or held from sending, and by an empty one', async () => {
    const now = rig.money.clock.now();
    const refusal = async (columns: Record<string, unknown>) => {
      const userId = await rig.account(20_000_000n, columns);
      return rig.ask(userId).then(
        () => 'asked',
        ({ codeName }) => codeName,
      );
    };
    expect(await refusal({ locked_at: now })).toBe('accountIsLocked');
    expect(await refusal({ sending_held_until: now + 1 })).toBe('sendingHeld');
    expect(await refusal({ is_shared: true })).toBe('accountShared');
    const poor = await rig.account(9_999_999n);
    await expect(rig.ask(poor)).rejects.toMatchObject({ codeName: 'balanceTooLow' });
  });

  it('waits for an operator above the threshold, or when it is unlike its owner, and goes when it is approved', async () => {
    const userId = await rig.account(90_000_000n);
    const large = await rig.ask(userId, { usdCents: 10_000_00n });
    const odd = await rig.ask(userId, { score: 60, signs: ['FIRST_ADDRESS', 'MANY'] });
    const small = await rig.ask(await rig.account(10_000_000n), { usdCents: 9_999_99n });
    await leave();
    expect(await rig.statusOf(large.withdrawalId)).toBe('REVIEW');
    expect(await rig.statusOf(odd.withdrawalId)).toBe('REVIEW');
    expect(await rig.statusOf(small.withdrawalId)).toBe('SENT');
    const changes = { approvedBy: 'ada', approvedMs: 1 };
    await rig.money.writer.run('moveWithdrawal', { withdrawalId: large.withdrawalId, from: 'REVIEW', to: 'APPROVED', changes });
    await rig.money.writer.run('returnWithdrawal', { withdrawalId: odd.withdrawalId, userId, to: 'REJECTED', reason: 'Not you' });
    await rig.turn();
    await finish();
    expect(await rig.statusOf(large.withdrawalId)).toBe('DONE');
    expect(await main(userId)).toEqual({ available: 80_000_000n, held: 0n });
  });

  it('stops when its account is frozen meanwhile, and waits longer when what protects it has changed', async () => {
    const userId = await rig.account(90_000_000n);
    const actor = { userId, brand: 'kontor', accountType: 0 as const };
    const first = await rig.ask(userId);
    await database().query('update users set sending_held_until = $2 where id = $1', [userId, rig.money.clock.now() + 3 * WINDOW_MS]);
    await leave();
    expect(await rig.statusOf(first.withdrawalId)).toBe('HELD');
    await rig.money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false });
    rig.money.clock.advance(3 * WINDOW_MS);
    await rig.turn();
    expect(await rig.statusOf(first.withdrawalId)).toBe('REVIEW');
    await rig.money.writer.run('returnWithdrawal', { withdrawalId: first.withdrawalId, userId, to: 'CANCELLED', reason: null });
    expect((await main(userId)).available).toBe(90_000_000n);
  });

  it('waits no longer than sending is held, where that ends earlier than was said', async () => {
    const userId = await rig.account(90_000_000n);
    const holdUntil = (until: number | null) => database().query('update users set sending_held_until = $2 where id = $1', [userId, until]);
    const [first, second] = [await rig.ask(userId), await rig.ask(userId, { holdMs: 40 * 86_400_000 })];
    await holdUntil(rig.money.clock.now() + 30 * 86_400_000);
    await leave();
    expect(await rig.statusOf(first.withdrawalId)).toBe('HELD');
    // What was owed is forgiven: what is left is a day.
    const until = rig.money.clock.now() + 86_400_000;
    await holdUntil(until);
    await rig.turn();
    expect(await rig.following.store.byId(first.withdrawalId)).toMatchObject({ status: 'HELD', reason: 'PROTECTION', leavesMs: until });
    rig.money.clock.advance(86_400_000);
    await rig.turn();
    expect(await rig.statusOf(first.withdrawalId)).toBe('SENT');
    await finish();
    // A wait of its own is none of that.
    expect(await rig.following.store.byId(second.withdrawalId)).toMatchObject({ status: 'HELD', leavesMs: second.leavesMs });
    await rig.money.writer.run('returnWithdrawal', { withdrawalId: second.withdrawalId, userId, to: 'CANCELLED', reason: null });
  });

  it('gives it back where the network took its fee and moved nothing', async () => {
    const userId = await rig.account(10_000_000n);
    await rig.simulation.arm('bitcoin', 'fail');
    const before = await rig.arrivals(SOMEWHERE);
    const costs = await system('networkCosts');
    const { withdrawalId } = await rig.ask(userId);
    await leave();
    await finish();
    expect(await rig.statusOf(withdrawalId)).toBe('FAILED');
    expect((await rig.following.store.byId(withdrawalId))?.reason).toBe('NOT_MOVED');
    expect(await main(userId)).toEqual({ available: 10_000_000n, held: 0n });
    expect(await rig.arrivals(SOMEWHERE)).toEqual(before);
    expect(await system('networkCosts')).toBeLessThan(costs);
  });

  it('is offered more when it is stuck, signed anew when it is refused, and followed through a reorganisation', async () => {
    const userId = await rig.account(30_000_000n);
    const before = (await rig.arrivals(SOMEWHERE)).length;
    await rig.simulation.arm('bitcoin', 'stick');
    const stuck = await rig.ask(userId);
    await leave();
    await finish();
    expect(await rig.statusOf(stuck.withdrawalId)).toBe('SENT');
    rig.money.clock.advance(3_600_000 * 3);
    await rig.turn();
    await finish();
    await finish();
    expect(await rig.statusOf(stuck.withdrawalId)).toBe('DONE');

    await rig.simulation.arm('bitcoin', 'refuse');
    const refused = await rig.ask(userId);
    await leave();
    await rig.turn();
    await rig.mine(1);
    await rig.turn();
    expect(await rig.statusOf(refused.withdrawalId)).toBe('CONFIRMING');
    await rig.simulation.reorganise('bitcoin', 1, false);
    await rig.turn();
    await finish();
    expect(await rig.statusOf(refused.withdrawalId)).toBe('DONE');
    expect((await rig.arrivals(SOMEWHERE)).length - before).toBe(2);
    expect(await main(userId)).toEqual({ available: 10_000_000n, held: 0n });
  });

  it('is not counted as deeper than its block was when it was seen there', async () => {
    const userId = await rig.account(10_000_000n);
    const { withdrawalId } = await rig.ask(userId);
    await leave();
    await rig.mine(1);
    let isFirst = true;
    const { chain } = rig;
    // Seen in the newest block, which then gives way to two without it.
    const giving = {
      ...chain,
      facts: chain.facts,
      stateOf: async (txId: string) => {
        const state = await chain.stateOf(txId);
        if (isFirst && state.kind === 'included') {
          isFirst = false;
          await database().query('update sim_transactions set is_stuck = true where tx_id = $1', [txId]);
          await rig.simulation.reorganise('bitcoin', 1, false);
        }
        return state;
      },
    };
    await followChain(rig.following, giving);
    expect(isFirst).toBe(false);
    expect(await rig.statusOf(withdrawalId)).not.toBe('DONE');
    await database().query('update sim_transactions set is_stuck = false');
    await rig.turn();
    await finish();
    await finish();
    expect(await rig.statusOf(withdrawalId)).toBe('DONE');
  });
});
