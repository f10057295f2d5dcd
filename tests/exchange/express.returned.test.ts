import type { Actor } from '@/exchange/app/actor';
import type { PaymentNews } from '@/exchange/app/express/provider';
import { takePaymentNews } from '@/exchange/app/express/webhook';
import { signatureOf } from '@/exchange/app/messageSignature';
import { change, sumOf } from '../support/expressMoney';
import { startExpress, WEBHOOK_SECRET } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

describeOnDatabase('a payment that people at its provider give back', (database) => {
  let express: Awaited<ReturnType<typeof startExpress>>;
  let user: Actor;
  beforeAll(async () => {
    express = await startExpress(database());
  });
  beforeEach(async () => {
    user = await express.rig.join();
    Object.assign(express.state, { level: 4, limitUsd: '1000000', isAway: false });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return expectLedgerHolds(database());
  });
  afterAll(() => express.rig.money.writer.stop());

  /** What it is asked is answered by how it stands there. */
  const stands = (paymentId: string, state: PaymentNews['state']) =>
    database().query('update simulated_payments set state = $2 where id = $1', [paymentId, state]);
  const tell = async (paymentId: string, state: PaymentNews['state']) => {
    const body = Buffer.from(JSON.stringify({ eventId: state, paymentId, state, paidWith: null }));
    await takePaymentNews(express.context, [express.provider], body, signatureOf(WEBHOOK_SECRET, body, express.clock.now()));
  };
  const main = async () => (await sumOf(database(), user.userId)).available;

  it('takes the coins with it where they were paid for since the order was read', async () => {
    const { orderId } = await express.order(user);
    const paymentId = await express.paymentOf(orderId);
    const { byPayment } = express.context.store;
    jest.spyOn(express.context.store, 'byPayment').mockImplementationOnce(async (provider, payment) => {
      const early = await byPayment(provider, payment);
      await tell(paymentId, 'PAID');
      return early;
    });
    await tell(paymentId, 'REFUNDED');
    const { state, takenBack, coins } = await express.read(orderId);
    expect([state, takenBack, await main()]).toEqual(['CHARGED_BACK', coins, 0n]);
  });

  it('takes the coins with it, or is never paid for, where both are told at one moment', async () => {
    const { orderId } = await express.order(user);
    const paymentId = await express.paymentOf(orderId);
    await stands(paymentId, 'REFUNDED');
    await Promise.all([tell(paymentId, 'PAID'), tell(paymentId, 'REFUNDED')]);
    expect(['CHARGED_BACK', 'REFUNDED']).toContain((await express.read(orderId)).state);
    expect(await main()).toBe(0n);
  });

  it.each(['REFUNDED', 'CHARGED_BACK'] as const)('is not given back once more where it is %s before it is told as paid', async (gone) => {
    const { orderId } = await express.order(user);
    const paymentId = await express.paymentOf(orderId);
    const refund = jest.spyOn(express.provider, 'refund');
    await stands(paymentId, gone);
    await tell(paymentId, 'REFUNDED');
    await tell(paymentId, 'PAID');
    expect(await express.read(orderId)).toMatchObject({ state: 'REFUNDED', refundedMs: expect.any(Number), paidMs: null });
    expect([refund.mock.calls.length, await main()]).toEqual([0, 0n]);
  });

  it('changes nothing about a payout', async () => {
    await change(express, user.userId, 'BTC', 10_000_000n);
    const { orderId } = await express.order(user, { side: 'SELL', amount: '0.01', methodId: 'bank' });
    const paymentId = await express.paymentOf(orderId);
    await tell(paymentId, 'REFUNDED');
    expect((await express.read(orderId)).state).toBe('WAITING');
    await stands(paymentId, 'PAID');
    await tell(paymentId, 'PAID');
    await tell(paymentId, 'REFUNDED');
    expect((await express.read(orderId)).state).toBe('DELIVERING');
    await tell(paymentId, 'SETTLED');
    await tell(paymentId, 'REFUNDED');
    expect([(await express.read(orderId)).state, await main()]).toEqual(['DELIVERED', 9_000_000n]);
  });

  const paidTooLate = async () => {
    const { orderId } = await express.order(user);
    const paymentId = await express.paymentOf(orderId);
    express.clock.advance(601_000);
    await express.turn();
    await stands(paymentId, 'PAID');
    return { orderId, paymentId };
  };

  it('is written down as given back once its provider has taken it, and not before', async () => {
    const { orderId, paymentId } = await paidTooLate();
    const refund = jest.spyOn(express.provider, 'refund').mockRejectedValue(new Error('away'));
    await tell(paymentId, 'PAID');
    await express.turn();
    expect(refund).toHaveBeenCalled();
    expect(await express.read(orderId)).toMatchObject({ state: 'REFUNDED', refundedMs: null });
    refund.mockRestore();
    await express.turn();
    expect((await express.read(orderId)).refundedMs).toEqual(expect.any(Number));
    expect((await express.provider.stateOf(paymentId)).state).toBe('REFUNDED');
  });

  it('is still to be given back while nobody is connected who could', async () => {
    const { orderId, paymentId } = await paidTooLate();
    express.state.isAway = true;
    await tell(paymentId, 'PAID');
    await express.turn();
    expect(await express.read(orderId)).toMatchObject({ state: 'REFUNDED', refundedMs: null });
  });
});
