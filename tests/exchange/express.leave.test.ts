import { AppError } from '@/exchange/app/appError';
import { cancelExpressOrder } from '@/exchange/app/express/ownOrders';
import { refundExpress } from '@/exchange/app/operating/express';
import { change, sumOf } from '../support/expressMoney';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { operatedExpress } from '../support/operatedExpress';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

describeOnDatabase('an order that its provider let go of while the writer could not write', (database) => {
  let express: Awaited<ReturnType<typeof operatedExpress>>['express'];
  let desk: Awaited<ReturnType<typeof operatedExpress>>['desk'];
  beforeAll(async () => {
    ({ express, desk } = await operatedExpress(database()));
    Object.assign(express.state, { level: 4, limitUsd: '1000000' });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return expectLedgerHolds(database());
  });
  afterAll(() => express.rig.money.writer.stop());

  const refuseOnce = (context: { writer: typeof express.context.writer }) =>
    jest.spyOn(context.writer, 'run').mockImplementationOnce(() => Promise.reject(new AppError('unavailable')));
  const sale = async () => {
    const user = await express.rig.join();
    await change(express, user.userId, 'BTC', 10_000_000n);
    const { orderId } = await express.order(user, { side: 'SELL', amount: '0.01', methodId: 'bank' });
    return { user, orderId };
  };

  it('is not told as one of which nothing was done, and is over when it is left again', async () => {
    const { user, orderId } = await sale();
    const cancel = jest.spyOn(express.provider, 'cancel');
    refuseOnce(express.context);
    await expect(cancelExpressOrder(express.context, user, orderId)).rejects.toMatchObject({ codeName: 'outcomeUnknown' });
    expect([cancel.mock.calls.length, (await express.read(orderId)).state]).toEqual([1, 'WAITING']);
    expect((await cancelExpressOrder(express.context, user, orderId)).state).toBe('CANCELLED');
    expect(await sumOf(database(), user.userId)).toEqual({ available: 10_000_000n, held: 0n });
  });

  it('ends by itself where nobody asks again', async () => {
    const { user, orderId } = await sale();
    refuseOnce(express.context);
    await expect(cancelExpressOrder(express.context, user, orderId)).rejects.toMatchObject({ codeName: 'outcomeUnknown' });
    express.clock.advance(601_000);
    await express.turn();
    expect((await express.read(orderId)).state).toBe('CANCELLED');
    expect(await sumOf(database(), user.userId)).toEqual({ available: 10_000_000n, held: 0n });
  });

  it('is told as one of which nothing was done where no provider was asked', async () => {
    jest.spyOn(express.provider, 'open').mockRejectedValueOnce(new Error('away'));
    const { user, orderId } = await sale();
    refuseOnce(express.context);
    await expect(cancelExpressOrder(express.context, user, orderId)).rejects.toMatchObject({ codeName: 'unavailable' });
  });

  it('is told to an operator likewise, and given back when they ask again', async () => {
    const { orderId } = await sale();
    await database().query('update simulated_payments set is_held = true where id = $1', [await express.paymentOf(orderId)]);
    await express.act(orderId, 'pay-out');
    expect((await express.read(orderId)).state).toBe('DELIVERING');
    refuseOnce(desk.context);
    const give = () => refundExpress(desk.context, desk.ada, { orderId, note: 'as asked' });
    await expect(give()).rejects.toMatchObject({ codeName: 'outcomeUnknown' });
    expect((await express.read(orderId)).state).toBe('DELIVERING');
    expect(await give()).toMatchObject({ state: 'REFUNDED' });
  });
});
