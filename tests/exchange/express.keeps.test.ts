import { toUnits } from '@/domain/money/units';
import type { Actor } from '@/exchange/app/actor';
import type { AppError } from '@/exchange/app/appError';
import type { OperatingContext } from '@/exchange/app/operating/context';
import { chargeBackExpress } from '@/exchange/app/operating/express';
import type { Operator } from '@/exchange/app/operating/operatorStore';
import { change, emptyTrade, sumOf } from '../support/expressMoney';
import { startExpress } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { limit } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

describeOnDatabase('coins that were bought or are being sold', (database) => {
  let express: Awaited<ReturnType<typeof startExpress>>;
  let user: Actor;
  beforeAll(async () => {
    express = await startExpress(database());
  });
  beforeEach(async () => {
    user = await express.rig.join();
    express.state.level = 2;
    express.state.isDeaf = false;
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => express.rig.money.writer.stop());

  const main = async () => (await sumOf(database(), user.userId)).available;
  const give = (name: string, asset: string, amount: bigint) =>
    express.writer.run('sendToUser', {
      terms: {
        ...{ senderId: user.userId, receiverId: '999999', clientTransferId: name, asset, amount, cents: 1n },
        ...{ note: null, senderName: 'a', receiverName: 'b' },
      },
      limitCents: 10_000_00n,
    });

  it('takes coins back that were charged back, as far as they are there, and holds sending for the rest', async () => {
    const { order, act, read, writer, told } = express;
    await emptyTrade(database(), express, user.userId);
    const placed = await order(user);
    await act(placed.orderId, 'pay-card');
    const transfer = { userId: user.userId, clientTransferId: 'away', asset: 'BTC', from: 'MAIN', to: 'TRADE' } as const;
    await writer.run('transfer', { ...transfer, amount: 100_000n });
    await change(express, user.userId, 'BTC', -400_000n);
    await act(placed.orderId, 'charge-back');
    expect(await read(placed.orderId)).toMatchObject({ state: 'CHARGED_BACK', takenBack: 200_111n, debt: 400_000n });
    expect([await main(), (await sumOf(database(), user.userId, 'TRADE')).available]).toEqual([0n, 0n]);
    const [held] = await database().query<{ until: string }>('select sending_held_until::text as until from users where id = $1', [
      user.userId,
    ]);
    expect(Number(held?.until)).toBeGreaterThan(express.clock.now() + 29 * 86_400_000);
    expect(told).toContain(user.userId);
    // What comes in later pays it off.
    await change(express, user.userId, 'BTC', 150_000n);
    const collect = { orderId: placed.orderId, userId: user.userId, change: { name: 'COLLECT' } } as const;
    expect(await writer.run('moveExpress', collect)).toMatchObject({ isChanged: true, order: { debt: 250_000n } });
    expect(await writer.run('moveExpress', collect)).toMatchObject({ isChanged: false });
  });

  it('sets the coins of a sale aside, spends them with the promise of the money and gives them back when it fails', async () => {
    const { order, act, read, clock, turn } = express;
    await change(express, user.userId, 'BTC', 3_000_000n);
    const sale = { side: 'SELL', amount: '0.01', methodId: 'bank' } as const;
    const [sold, declined, returned] = [await order(user, sale), await order(user, sale), await order(user, sale)];
    expect(sold).toMatchObject({ forCoins: '818.18', total: '818.18', state: 'WAITING' });
    expect(await sumOf(database(), user.userId)).toEqual({ available: 0n, held: 3_000_000n });
    await act(declined.orderId, 'decline');
    expect(await sumOf(database(), user.userId)).toEqual({ available: 1_000_000n, held: 2_000_000n });
    await act(sold.orderId, 'pay-out');
    expect((await read(sold.orderId)).state).toBe('DELIVERING');
    await act(returned.orderId, 'pay-out-returned');
    expect(await sumOf(database(), user.userId)).toEqual({ available: 1_000_000n, held: 0n });
    clock.advance(5_001);
    await turn();
    expect([(await read(sold.orderId)).state, (await read(returned.orderId)).state]).toEqual(['DELIVERED', 'REFUNDED']);
    expect(await sumOf(database(), user.userId)).toEqual({ available: 2_000_000n, held: 0n });
  });

  it('keeps coins that a card bought in the account for their hours', async () => {
    const { order, act, clock } = express;
    await emptyTrade(database(), express, user.userId);
    const bought = await order(user);
    await act(bought.orderId, 'pay-card');
    await change(express, user.userId, 'BTC', 500_000n);
    const sell = (amount: string) => order(user, { side: 'SELL', amount, methodId: 'bank' });
    await expect(sell('0.00500001')).rejects.toMatchObject({ codeName: 'expressCoinsHeld' });
    await expect(sell('0.005')).resolves.toMatchObject({ state: 'WAITING' });
    // What is on its way out is as good as gone: nothing else of it may leave, by another way neither.
    await expect(sell('0.002')).rejects.toMatchObject({ codeName: 'expressCoinsHeld' });
    await expect(give('held', 'BTC', 1n)).rejects.toMatchObject({ codeName: 'expressCoinsHeld' });
    clock.advance(24 * 3_600_000 + 1);
    await expect(give('free', 'BTC', 2n)).resolves.toMatchObject({ amount: 2n });
    await expect(sell('0.006')).resolves.toMatchObject({ state: 'WAITING' });
  });

  it('keeps what bought coins were traded for, and nothing beyond it', async () => {
    const { order, act, clock, rig, writer } = express;
    await emptyTrade(database(), express, user.userId);
    const bought = await order(user);
    await act(bought.orderId, 'pay-card');
    const between = (name: string, asset: string, amount: bigint, from: 'MAIN' | 'TRADE') =>
      writer.run('transfer', { userId: user.userId, clientTransferId: name, asset, from, to: from === 'MAIN' ? 'TRADE' : 'MAIN', amount });
    await between('in', 'BTC', 600_000n, 'MAIN');
    const buyer = await rig.join();
    await writer.placeSpotOrder(buyer, limit('BUY', '90000', '0.006'));
    await writer.placeSpotOrder(user, limit('SELL', '90000', '0.006'));
    const { available: proceeds } = await sumOf(database(), user.userId, 'TRADE', 'USDT');
    expect(proceeds > 530_00000000n && proceeds <= 540_00000000n).toBe(true);
    await between('out', 'USDT', proceeds, 'TRADE');
    // 550 USD were paid, and less than that is there.
    await expect(give('proceeds', 'USDT', 1n)).rejects.toMatchObject({
      codeName: 'expressCoinsHeld',
      msg: expect.stringContaining('||0||USDT||'),
    });
    await change(express, user.userId, 'USDT', 1_000_00000000n);
    // 600,000 of 600,111 bought units are gone: they stand for 549.89826883 of the 550 USD, or for more where the market rose.
    const there = proceeds + 1_000_00000000n;
    const asked = await give('too-much', 'USDT', there - 549_89826883n + 1n).catch((error: AppError) => error.msg);
    const free = toUnits(String(asked).split('||')[1] ?? '', 8) ?? 0n;
    expect(free > there - 600_00000000n && free <= there - 549_89826883n).toBe(true);
    await expect(give('beyond', 'USDT', free)).resolves.toMatchObject({ amount: free });
    await expect(give('once-more', 'USDT', 1n)).rejects.toMatchObject({ codeName: 'expressCoinsHeld' });
    clock.advance(24 * 3_600_000 + 1);
    await expect(give('later', 'USDT', 1n)).resolves.toMatchObject({ amount: 1n });
  });

  it('keeps bought coins from the very moment they are there', async () => {
    const { order, writer, read } = express;
    await emptyTrade(database(), express, user.userId);
    const { orderId } = await order(user);
    const { userId } = user;
    for (const name of ['PAY', 'PRICE'] as const) await writer.run('moveExpress', { orderId, userId, change: { name } });
    // Both are of one batch: the database knows of no delivery when it is asked for what has to stay.
    const [, left] = await Promise.allSettled([
      writer.run('moveExpress', { orderId, userId, change: { name: 'DELIVER' } }),
      give('at-once', 'BTC', 1n),
    ]);
    expect((await read(orderId)).state).toBe('DELIVERED');
    expect(left).toMatchObject({ status: 'rejected', reason: { codeName: 'expressCoinsHeld' } });
  });

  it('is charged back by an operator, with an audit line', async () => {
    const { order, act, writer, clock, context: express_ } = express;
    const { orderId } = await order(user);
    await act(orderId, 'pay-card');
    const operating = { writer, clock, express: express_ } as unknown as OperatingContext;
    const asked = { orderId, note: 'told by mail' };
    expect(await chargeBackExpress(operating, { name: 'alice' } as Operator, asked)).toMatchObject({ state: 'CHARGED_BACK', owed: '0' });
    await expect(chargeBackExpress(operating, { name: 'alice' } as Operator, asked)).rejects.toMatchObject({ codeName: 'expressNotNow' });
    const lines = await database().query<{ action: string }>(
      `select action from audit_log where subject = $1 and action like 'express.%'`,
      [`user:${user.userId}`],
    );
    expect(lines).toEqual([{ action: 'express.charge_back' }]);
  });
});
