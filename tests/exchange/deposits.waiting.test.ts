import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { followChain } from '@/exchange/app/custody/deposits/followChain';
import { depositAddress, listDeposits } from '@/exchange/app/custody/deposits/ownDeposits';
import { type DepositsRig, depositsRig, storedActor } from '../support/depositsRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { describeOnEachDatabase } from '../support/testDatabase';

const BTC = { symbol: 'BTC', chainId: 'bitcoin' };
/** More than are looked at in one go. */
const MANY = 510;

describeOnEachDatabase('deposits that wait', (database) => {
  let rig: DepositsRig;
  let actor: Actor;
  let other: Actor;
  beforeAll(async () => {
    rig = await depositsRig(database());
    for (const chainId of ['bitcoin', 'bsc']) await rig.follow(chainId);
  });
  beforeEach(async () => {
    actor = await storedActor(database());
    other = await storedActor(database());
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => rig.writer.stop());

  const pay = async (whose: Actor, amount: bigint, { symbol, chainId } = BTC) => {
    const { address, memo } = await depositAddress(rig.context, whose, { symbol, chainId });
    return rig.simulation.pay({ chainId, to: address, asset: symbol, amount, memo });
  };
  const statuses = async (whose: Actor) => (await listDeposits(rig.context, whose, {})).records.map(({ status }) => status);
  /** As if so many had been paid long ago: the simulated network would be slow at it. */
  const crowd = (whose: Actor, { symbol, chainId } = BTC, status = 'SMALL') =>
    database().query(
      `insert into deposits (user_id, chain_id, asset, amount, tx_id, output_index, address, height, status, at_ms)
       select $1::text::bigint, $2, $3, 1, $4 || n, 0, 'somewhere', 1, $5, 0 from generate_series(1, $6::int) n`,
      [whose.userId, chainId, symbol, `crowd-${whose.userId}-`, status, MANY],
    );

  it('are behind nobody’s dust', async () => {
    await crowd(actor);
    await pay(other, 100_000n);
    await rig.blocks('bitcoin', 3);
    expect(await statuses(other)).toEqual(['CREDITED']);
  });

  it('are behind no paused coin of their network', async () => {
    const [btc, eth] = [
      { symbol: 'BTC', chainId: 'bsc' },
      { symbol: 'ETH', chainId: 'bsc' },
    ];
    await database().query("update networks set deposits_paused = 'MAINTENANCE' where asset = 'BTC' and chain_id = 'bsc'");
    await crowd(actor, btc, 'PENDING');
    await pay(other, 100_000_000n, eth);
    await rig.blocks('bsc', 16);
    expect(await statuses(other)).toEqual(['CREDITED']);
    await database().query("update networks set deposits_paused = null where asset = 'BTC' and chain_id = 'bsc'");
  });

  it('reach the minimum together though there are more than are looked at in one go', async () => {
    await crowd(actor);
    await pay(actor, 10_000n);
    await rig.blocks('bitcoin', 3);
    const states = await database().query('select status, count(*)::int as count from deposits where user_id = $1 group by status', [
      actor.userId,
    ]);
    expect(states).toEqual([{ status: 'CREDITED', count: MANY + 1 }]);
  });

  it('and reached the minimum together are all credited, though the writer stops between them', async () => {
    await pay(actor, 6_000n);
    await pay(actor, 6_000n);
    await rig.blocks('bitcoin', 1);
    let runs = 0;
    const run = async (...asked: Parameters<typeof rig.writer.run>) => {
      runs += 1;
      if (runs === 2) throw new AppError('unavailable');
      return rig.writer.run(...asked);
    };
    await rig.simulation.mine('bitcoin', 1);
    const stopping = { ...rig.following, writer: { run } as unknown as typeof rig.writer };
    await expect(followChain(stopping, rig.chain('bitcoin'))).rejects.toMatchObject({ codeName: 'unavailable' });
    expect((await statuses(actor)).sort()).toEqual(['CREDITED', 'PENDING']);
    await rig.blocks('bitcoin', 1);
    expect(await statuses(actor)).toEqual(['CREDITED', 'CREDITED']);
  });

  it('are not credited while all money stands still, and are once it moves again', async () => {
    const audit = { actor: 'operator:alice', action: 'test', subject: 'money', details: {} };
    await pay(actor, 100_000n);
    await rig.blocks('bitcoin', 1);
    await rig.writer.run('setMoneyHalt', { reason: 'OPERATOR', audit });
    await rig.simulation.mine('bitcoin', 1);
    await expect(rig.follow('bitcoin')).rejects.toMatchObject({ codeName: 'unavailable' });
    expect(await statuses(actor)).toEqual(['PENDING']);
    await rig.writer.run('setMoneyHalt', { reason: null, lifts: rig.writer.moneyHalt()?.atMs ?? 0, audit });
    await rig.blocks('bitcoin', 1);
    expect(await statuses(actor)).toEqual(['CREDITED']);
  });
});
