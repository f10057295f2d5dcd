import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import type { ChainTransfer } from '@/exchange/app/custody/chain';
import { creditReady } from '@/exchange/app/custody/deposits/creditReady';
import type { Arrival } from '@/exchange/app/custody/deposits/depositStore';
import { followChain } from '@/exchange/app/custody/deposits/followChain';
import { depositAddress, listDeposits } from '@/exchange/app/custody/deposits/ownDeposits';
import { type DepositsRig, depositsRig, storedActor } from '../support/depositsRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { describeOnEachDatabase } from '../support/testDatabase';

const BTC = { symbol: 'BTC', chainId: 'bitcoin' };

describeOnEachDatabase('deposits that come back in another block', (database) => {
  let rig: DepositsRig;
  let actor: Actor;
  let other: Actor;
  beforeAll(async () => {
    rig = await depositsRig(database());
    await rig.follow('bitcoin');
  });
  beforeEach(async () => {
    actor = await storedActor(database());
    other = await storedActor(database());
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => rig.writer.stop());

  const listed = async (whose: Actor) =>
    (await listDeposits(rig.context, whose, {})).records.map(({ coinSymbol, amount, address, status }) => ({
      ...{ coinSymbol, amount, address, status },
    }));
  const arrival = async (whose: Actor, txId: string, over: Partial<ChainTransfer> = {}) => {
    const { address } = await depositAddress(rig.context, whose, BTC);
    return { userId: whose.userId, txId, outputIndex: 0, to: address, memo: null, from: 'first', asset: 'BTC', amount: 500_000n, ...over };
  };
  /** One more block as the network might have had it, in place of the simulated one. */
  const block = async (...arrivals: Arrival[]) => {
    const [newest] = await rig.store.lastRead('bitcoin');
    const height = (newest?.height ?? 0) + 1;
    return rig.store.advance('bitcoin', { height, hash: `hash-${height}-${arrivals.length}` }, arrivals, rig.clock.now());
  };
  const takeBack = async () => {
    const [newest] = await rig.store.lastRead('bitcoin');
    await rig.store.rollBack('bitcoin', (newest?.height ?? 0) - 1);
  };

  it('are what that block says: whose, of what, and how much', async () => {
    const first = await arrival(actor, 'changed-amount');
    await block(first);
    await takeBack();
    await block({ ...first, amount: 100_000n, asset: 'LTC' });
    expect(await listed(actor)).toMatchObject([{ amount: '0.001', coinSymbol: 'LTC', status: 'PENDING' }]);
    await takeBack();
    const moved = await arrival(other, 'changed-amount', { from: 'second' });
    await block(moved);
    expect(await listed(actor)).toEqual([]);
    expect(await listed(other)).toMatchObject([{ amount: '0.005', address: moved.to, status: 'PENDING' }]);
    await takeBack();
    await block({ ...moved, userId: null, reason: 'MEMO_UNKNOWN', memo: '7' });
    const rows = await database().query("select user_id, memo, from_address, status, reason from deposits where tx_id = 'changed-amount'");
    expect(rows).toEqual([{ user_id: null, memo: '7', from_address: 'second', status: 'ASIDE', reason: 'MEMO_UNKNOWN' }]);
    await takeBack();
  });

  it('and were credited stay as they were: the same is there again, another is missing and told to operators', async () => {
    const [same, less] = [await arrival(actor, 'same'), await arrival(actor, 'less')];
    await block(same, less);
    await database().query(`update deposits set status = 'CREDITED', credited_ms = 1 where tx_id in ('same', 'less') and user_id = $1`, [
      actor.userId,
    ]);
    await takeBack();
    const differing = await block(same, { ...less, amount: 1n });
    expect(differing).toEqual(['less']);
    const rows = await database().query(
      "select tx_id, amount::text as amount, is_missing, height is null as is_nowhere from deposits where tx_id in ('same', 'less') order by tx_id",
    );
    expect(rows).toEqual([
      { tx_id: 'less', amount: '500000', is_missing: true, is_nowhere: true },
      { tx_id: 'same', amount: '500000', is_missing: false, is_nowhere: false },
    ]);
    await takeBack();
  });

  it('are measured anew, though they had reached the minimum together before', async () => {
    const two = [await arrival(actor, 'one', { amount: 6_000n }), await arrival(actor, 'two', { amount: 6_000n })] as const;
    await block(...two);
    const run = async () => {
      throw new AppError('unavailable');
    };
    const stopped = { ...rig.following, writer: { run } as unknown as typeof rig.writer };
    await expect(creditReady(stopped, 'bitcoin', 1_000)).rejects.toMatchObject({ codeName: 'unavailable' });
    await takeBack();
    await block({ ...two[0], amount: 1_000n }, { ...two[1], amount: 1_000n });
    await creditReady(rig.following, 'bitcoin', 1_000);
    expect((await listed(actor)).map(({ status }) => status)).toEqual(['SMALL', 'SMALL']);
    await takeBack();
  });

  it('and are more than a ledger holds are kept aside, and the blocks behind them are read', async () => {
    const chain = rig.chain('bitcoin');
    const { address } = await depositAddress(rig.context, actor, BTC);
    const tooMuch = 10n ** 19n;
    const [newest] = await rig.store.lastRead('bitcoin');
    const height = (newest?.height ?? 0) + 1;
    const transfer = { txId: 'too-much', outputIndex: 0, to: address, memo: null, from: null, asset: 'BTC', amount: tooMuch };
    const made = { height, hash: 'made', parentHash: newest?.hash ?? '', timeMs: 0, transfers: [transfer] };
    const odd = {
      ...chain,
      head: async () => made,
      block: async (asked: number, ours: (address: string) => boolean) =>
        asked === height ? made : asked > height ? undefined : chain.block(asked, ours),
    } as typeof chain;
    expect(await followChain(rig.following, odd)).toBe(height);
    const rows = await database().query("select status, reason from deposits where tx_id = 'too-much'");
    expect(rows).toEqual([{ status: 'ASIDE', reason: 'TOO_LARGE' }]);
  });
});
