import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { cancelExpressOrder, readExpressOrder } from '@/exchange/app/express/ownOrders';
import { numberOf } from '@/exchange/app/express/toOrder';
import { takePaymentNews } from '@/exchange/app/express/webhook';
import { withDeadline } from '@/exchange/app/express/withDeadline';
import { signatureOf } from '@/exchange/app/messageSignature';
import { eventually } from '../support/eventually';
import { change, sumOf } from '../support/expressMoney';
import { startExpress, WEBHOOK_SECRET } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const DAY_MS = 86_400_000;

describeOnDatabase('a payment that is opened later than is waited for', (database) => {
  let express: Awaited<ReturnType<typeof startExpress>>;
  let user: Actor;
  beforeAll(async () => {
    express = await startExpress(database());
  });
  beforeEach(async () => {
    user = await express.rig.join();
    Object.assign(express.state, { level: 4, limitUsd: '1000000', isDeaf: false });
    Object.assign(express.context, { providerOf: () => express.provider, providerNamed: () => express.provider });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return expectLedgerHolds(database());
  });
  afterAll(() => express.rig.money.writer.stop());

  /** An order whose provider was not waited for, the number of what it opened, and what has that answer. */
  const late = async (over: Parameters<typeof express.order>[1] = {}) => {
    const { open } = express.provider;
    let answers: () => void = () => {};
    let paymentId = '';
    const answered = new Promise<void>((resolve) => (answers = resolve));
    jest.spyOn(express.provider, 'open').mockImplementationOnce(async (request) => {
      const opened = await open(request);
      paymentId = opened.paymentId;
      await answered;
      return opened;
    });
    const provider = withDeadline(express.provider, 50);
    Object.assign(express.context, { providerOf: () => provider, providerNamed: () => provider });
    const { orderId } = await express.order(user, over);
    expect(await express.read(orderId)).toMatchObject({ state: 'CREATED', paymentId: null });
    // What is asked of it from then on may take as long as a busy machine needs.
    Object.assign(express.context, { providerOf: () => express.provider, providerNamed: () => express.provider });
    return { orderId, paymentId, answers };
  };
  const left = async (over: Parameters<typeof express.order>[1] = {}) => {
    const opened = await late(over);
    expect((await cancelExpressOrder(express.context, user, opened.orderId)).state).toBe('CANCELLED');
    return opened;
  };
  /** It is paid there, and no message of it ever comes. */
  const payUnheard = async (paymentId: string) => {
    express.state.isDeaf = true;
    await express.provider.act(paymentId, 'pay-card');
    await database().query('update simulated_payment_events set told_ms = 1 where told_ms is null');
    express.state.isDeaf = false;
  };
  const atProvider = async (paymentId: string) => (await express.provider.stateOf(paymentId)).state;
  const isWritten = (orderId: string, paymentId: string) =>
    eventually(async () => expect(await express.read(orderId)).toMatchObject({ state: 'CANCELLED', paymentId }));

  it('is written down where the order still waits', async () => {
    const { orderId, paymentId, answers } = await late();
    answers();
    await eventually(async () => expect(await express.read(orderId)).toMatchObject({ state: 'WAITING', paymentId, lateUntilMs: null }));
  });

  it('is let go of where the order is over, and not asked about any more', async () => {
    const { orderId, paymentId, answers } = await left();
    answers();
    await eventually(async () => expect(await atProvider(paymentId)).toBe('CANCELLED'));
    await eventually(async () => expect(await express.read(orderId)).toMatchObject({ state: 'CANCELLED', paymentId, lateUntilMs: null }));
    expect(await express.context.store.late('0', 9)).toEqual([]);
  });

  it('is given back where it was paid by then, though nothing was heard of it', async () => {
    const { orderId, paymentId, answers } = await left();
    await payUnheard(paymentId);
    answers();
    await eventually(async () => expect(await express.read(orderId)).toMatchObject({ state: 'REFUNDED', refundedMs: expect.any(Number) }));
    expect([await atProvider(paymentId), (await sumOf(database(), user.userId)).available]).toEqual(['REFUNDED', 0n]);
    expect(await express.context.store.late('0', 9)).toEqual([]);
  });

  it.each([
    ['does not let go yet', async () => false],
    ['cannot be reached', () => Promise.reject(new Error('away'))],
  ])('is asked about where its provider %s, until it is paid or let go of', async (_why, cancel) => {
    const [paid, open] = [await left(), await left()];
    const refusing = jest.spyOn(express.provider, 'cancel').mockImplementation(cancel);
    for (const { orderId, paymentId, answers } of [paid, open]) {
      answers();
      await isWritten(orderId, paymentId);
    }
    await eventually(async () => expect(refusing).toHaveBeenCalledTimes(2));
    await express.turn();
    expect((await express.read(open.orderId)).lateUntilMs).toEqual(expect.any(Number));
    refusing.mockRestore();
    await payUnheard(paid.paymentId);
    await express.turn();
    expect(await express.read(paid.orderId)).toMatchObject({ state: 'REFUNDED', refundedMs: expect.any(Number), lateUntilMs: null });
    expect(await express.read(open.orderId)).toMatchObject({ state: 'CANCELLED', lateUntilMs: null });
    expect([await atProvider(paid.paymentId), await atProvider(open.paymentId)]).toEqual(['REFUNDED', 'CANCELLED']);
  });

  it('is left to an operator where its provider says nothing for weeks', async () => {
    const { orderId, paymentId, answers } = await left();
    const cancel = jest.spyOn(express.provider, 'cancel').mockRejectedValue(new Error('away'));
    const error = jest.spyOn(express.context.log, 'error');
    answers();
    await isWritten(orderId, paymentId);
    await eventually(async () => expect(cancel).toHaveBeenCalledTimes(1));
    express.clock.advance(13 * DAY_MS);
    await express.turn();
    expect(error).not.toHaveBeenCalled();
    express.clock.advance(2 * DAY_MS);
    await express.turn();
    await express.turn();
    const told = [expect.objectContaining({ orderId, paymentId, alarm: true }), expect.stringContaining('see to it')];
    expect(error.mock.calls).toEqual([told]);
    expect(await express.read(orderId)).toMatchObject({ state: 'CANCELLED', paymentId, lateUntilMs: null });
  });

  it('of a payout that is promised takes the coins, as far as they are there', async () => {
    await change(express, user.userId, 'BTC', 10_000_000n);
    const { orderId, paymentId, answers } = await left({ side: 'SELL', amount: '0.01', methodId: 'bank' });
    await database().query("update simulated_payments set state = 'PAID' where id = $1", [paymentId]);
    answers();
    await eventually(async () => expect(await express.read(orderId)).toMatchObject({ state: 'DELIVERING', lateUntilMs: null }));
    expect(await sumOf(database(), user.userId)).toEqual({ available: 9_000_000n, held: 0n });
  });

  /** The writer cannot write these. */
  const refuse = (name: string, code: 'unavailable' | 'internal' = 'unavailable') => {
    const { writer } = express.context;
    const { run } = writer;
    return jest.spyOn(writer, 'run').mockImplementation((kind, input) => {
      const { change: asked } = input as { change?: { name: string } };
      return asked?.name === name ? Promise.reject(new AppError(code)) : run.call(writer, kind, input as never);
    });
  };

  it('is written with a later turn where the writer refuses it, and told to operators once', async () => {
    const { orderId, paymentId, answers } = await left();
    const error = jest.spyOn(express.context.log, 'error');
    const refusing = refuse('OPENED_LATE');
    answers();
    await eventually(async () => expect(error).toHaveBeenCalled());
    await express.turn();
    expect(error.mock.calls).toEqual([
      [expect.objectContaining({ orderId, paymentId, alarm: true }), expect.stringContaining('not written')],
    ]);
    await payUnheard(paymentId);
    expect(await express.read(orderId)).toMatchObject({ state: 'CANCELLED', paymentId: null });
    refusing.mockRestore();
    await express.turn();
    expect(await express.read(orderId)).toMatchObject({ state: 'REFUNDED', paymentId, refundedMs: expect.any(Number) });
    expect([await atProvider(paymentId), express.context.unwritten.size]).toEqual(['REFUNDED', 0]);
  });

  it('is left to an operator where the writer refuses it for what stands in it', async () => {
    const { orderId, paymentId, answers } = await left();
    const error = jest.spyOn(express.context.log, 'error');
    refuse('OPENED_LATE', 'internal');
    answers();
    await eventually(async () => expect(error).toHaveBeenCalled());
    await express.turn();
    expect(error.mock.calls).toEqual([
      [expect.objectContaining({ orderId, paymentId, alarm: true }), expect.stringContaining('see to it')],
    ]);
    expect(express.context.unwritten.size).toBe(0);
  });

  it('is known of an order that was left before the writer could write it', async () => {
    const refusing = refuse('OPEN');
    const { orderId } = await express.order(user);
    expect((await express.read(orderId)).state).toBe('CREATED');
    await cancelExpressOrder(express.context, user, orderId);
    refusing.mockRestore();
    await express.turn();
    const { paymentId, state, lateUntilMs } = await express.read(orderId);
    expect([state, lateUntilMs, await atProvider(paymentId ?? '')]).toEqual(['CANCELLED', null, 'CANCELLED']);
  });

  it('is known by the number of the order where nothing could be written and it is paid, and by no other number', async () => {
    const { orderId, paymentId } = await left();
    const other = await left();
    const number = numberOf(await express.read(orderId));
    const tell = (payment: string, reference: string) => {
      const body = Buffer.from(JSON.stringify({ eventId: 'e', paymentId: payment, reference, state: 'PAID', paidWith: null }));
      return takePaymentNews(express.context, [express.provider], body, signatureOf(WEBHOOK_SECRET, body, express.clock.now()));
    };
    await payUnheard(paymentId);
    for (const wrong of [number.replace('B-', 'S-'), number.replace(/^B-\d{4}/, 'B-0230'), `${number}9`, 'B', ''])
      await expect(tell(paymentId, wrong)).rejects.toMatchObject({ codeName: 'expressOrderUnknown' });
    await tell(paymentId, number);
    expect(await express.read(orderId)).toMatchObject({ state: 'REFUNDED', paymentId, refundedMs: expect.any(Number) });
    expect(await atProvider(paymentId)).toBe('REFUNDED');
    // Its payment is known by now: no second one is taken for it.
    await expect(tell(other.paymentId, number)).rejects.toMatchObject({ codeName: 'expressOrderUnknown' });
  });

  it.each([true, false])('is told as a second one where its provider gives one order two (let go of: %s)', async (isLetGo) => {
    const { orderId, paymentId: first, answers } = await late();
    const { open } = express.provider;
    jest.spyOn(express.provider, 'open').mockImplementationOnce((request) => open({ ...request, reference: `${request.reference} again` }));
    expect((await readExpressOrder(express.context, user, orderId, 'en')).state).toBe('WAITING');
    const known = await express.paymentOf(orderId);
    expect(known).not.toBe(first);
    if (!isLetGo) jest.spyOn(express.provider, 'cancel').mockRejectedValue(new Error('away'));
    const error = jest.spyOn(express.context.log, 'error');
    answers();
    const told = { orderId, paymentId: first, known, isCancelled: isLetGo, alarm: true };
    await eventually(async () =>
      expect(error.mock.calls).toEqual([[expect.objectContaining(told), expect.stringContaining('another payment already')]]),
    );
    expect(await express.read(orderId)).toMatchObject({ state: 'WAITING', paymentId: known, lateUntilMs: null });
    expect(express.context.unwritten.size).toBe(0);
  });

  it('is written of an order that is over and has none, and of no other', async () => {
    const opened = await express.order(user);
    jest.spyOn(express.provider, 'open').mockRejectedValueOnce(new Error('away'));
    const waits = await express.order(user);
    const write = (orderId: string, paymentId: string) =>
      express.writer.run('moveExpress', { orderId, userId: user.userId, change: { name: 'OPENED_LATE', paymentId } });
    expect(await write(waits.orderId, 'p-1')).toMatchObject({ isChanged: false, order: { state: 'CREATED', paymentId: null } });
    const known = await express.paymentOf(opened.orderId);
    for (const { orderId } of [opened, waits]) await cancelExpressOrder(express.context, user, orderId);
    expect(await write(opened.orderId, 'p-2')).toMatchObject({ isChanged: false, order: { paymentId: known, lateUntilMs: null } });
    expect(await write(waits.orderId, 'p-3')).toMatchObject({ isChanged: true, order: { paymentId: 'p-3' } });
    expect(await write(waits.orderId, 'p-4')).toMatchObject({ isChanged: false, order: { paymentId: 'p-3' } });
    await express.writer.run('moveExpress', { orderId: waits.orderId, userId: user.userId, change: { name: 'LATE_OVER' } });
  });

  it('gives its number and its page, and nothing else of the order', async () => {
    const { open } = express.provider;
    jest
      .spyOn(express.provider, 'open')
      .mockImplementationOnce(async (request) => ({ ...(await open(request)), coins: 999_999_999n, approvedBy: '1', state: 'DELIVERED' }));
    const { orderId } = await express.order(user);
    const { state, coins, paymentId } = await express.read(orderId);
    expect([state, paymentId]).toEqual(['WAITING', expect.any(String)]);
    expect(coins).toBeLessThan(999_999_999n);
  });
});
