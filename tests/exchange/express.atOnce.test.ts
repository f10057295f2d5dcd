import type { Actor } from '@/exchange/app/actor';
import { attend } from '@/exchange/app/express/attend';
import { withCheckedAnswers } from '@/exchange/app/express/checkedAnswers';
import { openPayment } from '@/exchange/app/express/openPayment';
import { readExpressOrder } from '@/exchange/app/express/ownOrders';
import type { ExpressProvider, OpenedPayment, PaymentNews } from '@/exchange/app/express/provider';
import { takePaymentNews } from '@/exchange/app/express/webhook';
import { withDeadline } from '@/exchange/app/express/withDeadline';
import { signatureOf } from '@/exchange/app/messageSignature';
import { sumOf } from '../support/expressMoney';
import { startExpress, WEBHOOK_SECRET } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('a provider of payments', (database) => {
  let express: Awaited<ReturnType<typeof startExpress>>;
  let user: Actor;
  beforeAll(async () => {
    express = await startExpress(database());
  });
  beforeEach(async () => {
    user = await express.rig.join();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => express.rig.money.writer.stop());

  const tell = async (orderId: string, state: PaymentNews['state']) => {
    const body = Buffer.from(JSON.stringify({ eventId: state, paymentId: await express.paymentOf(orderId), state, paidWith: null }));
    await takePaymentNews(express.context, [express.provider], body, signatureOf(WEBHOOK_SECRET, body, express.clock.now()));
  };

  it('is asked for one payment of an order, however many look at it at once', async () => {
    const away = jest.spyOn(express.provider, 'open').mockRejectedValueOnce(new Error('away'));
    const { orderId } = await express.order(user);
    away.mockClear();
    const read = () => readExpressOrder(express.context, user, orderId, 'en');
    const seen = await Promise.all([read(), read(), read()]);
    expect(away).toHaveBeenCalledTimes(1);
    expect(seen.map(({ state }) => state)).toEqual(['WAITING', 'WAITING', 'WAITING']);
    expect(new Set(seen.map(({ payUrl }) => payUrl)).size).toBe(1);
  });

  it('holds up no longer than once whoever looks at an order that it does not answer about, and the job', async () => {
    const away = jest.spyOn(express.provider, 'open').mockRejectedValueOnce(new Error('away'));
    const { orderId } = await express.order(user);
    express.clock.advance(61_000);
    const early = await express.read(orderId);
    away.mockClear();
    away.mockImplementation(() => new Promise(() => {}));
    const provider = withDeadline(express.provider, 300);
    const context = { ...express.context, providerNamed: () => provider };
    const read = () => readExpressOrder(context, user, orderId, 'en');
    const fromMs = performance.now();
    const seen = await Promise.all([read(), read(), attend(context, early), read(), read()]);
    expect(performance.now() - fromMs).toBeLessThan(3 * 300);
    expect([away.mock.calls.length, new Set(seen.map(({ state }) => state))]).toEqual([1, new Set(['CREATED'])]);
    // Who looks later has it opened anew.
    away.mockRestore();
    expect((await read()).state).toBe('WAITING');
  });

  it('is not asked again for what was opened since the order was read', async () => {
    jest.spyOn(express.provider, 'open').mockRejectedValueOnce(new Error('away'));
    const { orderId } = await express.order(user);
    const early = await express.read(orderId);
    await readExpressOrder(express.context, user, orderId, 'en');
    const open = jest.spyOn(express.provider, 'open').mockClear();
    expect(await openPayment(express.context, early, 'en')).toMatchObject({
      state: 'WAITING',
      paymentId: await express.paymentOf(orderId),
    });
    expect(open).not.toHaveBeenCalled();
  });

  it('is asked for the payment of one order while it does not answer about another one', async () => {
    jest.spyOn(express.provider, 'open').mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    const [hung, other] = [await express.order(user), await express.order(user)];
    jest.restoreAllMocks();
    const { open } = express.provider;
    let answers: () => void = () => {};
    const answered = new Promise<void>((resolve) => (answers = resolve));
    jest.spyOn(express.provider, 'open').mockImplementation(async (request) => {
      if (request.reference === hung.number) await answered;
      return open(request);
    });
    const slow = readExpressOrder(express.context, user, hung.orderId, 'en');
    const patience = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 3_000));
    const quick = await Promise.race([readExpressOrder(express.context, user, other.orderId, 'en'), patience]);
    const hungState = (await express.read(hung.orderId)).state;
    answers();
    const seen = await slow;
    expect(quick).toMatchObject({ orderId: other.orderId, state: 'WAITING' });
    expect(hungState).toBe('CREATED');
    expect(seen).toMatchObject({ orderId: hung.orderId, state: 'WAITING' });
  });

  it('gives back once what came too late, also where it tells that twice at one moment', async () => {
    const { orderId } = await express.order(user);
    express.clock.advance(601_000);
    await express.turn();
    expect((await express.read(orderId)).state).toBe('EXPIRED');
    const refund = jest.spyOn(express.provider, 'refund');
    await Promise.all([tell(orderId, 'PAID'), tell(orderId, 'PAID')]);
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await express.read(orderId)).toMatchObject({ state: 'REFUNDED', refundedMs: expect.any(Number) });
  });

  it('who gives back at its own desk what was delivered takes the coins with it, as a bank does', async () => {
    const { orderId } = await express.order(user);
    await express.act(orderId, 'pay-card');
    const { coins } = await express.read(orderId);
    expect((await sumOf(database(), user.userId)).available).toBe(coins);
    await tell(orderId, 'REFUNDED');
    expect(await express.read(orderId)).toMatchObject({ state: 'CHARGED_BACK', takenBack: coins, debt: 0n });
    expect((await sumOf(database(), user.userId)).available).toBe(0n);
    await expectLedgerHolds(database());
  });

  it('who tells that what was never heard of as paid was given back ends the order', async () => {
    const { orderId } = await express.order(user);
    await tell(orderId, 'REFUNDED');
    expect(await express.read(orderId)).toMatchObject({ state: 'FAILED', takenBack: 0n });
  });
});

describe('what a provider answers', () => {
  const withAnswers = (opened: unknown, news: unknown): ExpressProvider => {
    const answers = { open: async () => opened as OpenedPayment, stateOf: async () => news as PaymentNews };
    return withCheckedAnswers({ name: 'Acme', methods: [], ...answers, readNews: () => news } as unknown as ExpressProvider);
  };
  const payUrl = 'https://acme.example/p';

  it.each([null, undefined, '', 7, 'a\u0000b', 'a\nb', '\ud800', 'x'.repeat(201)])(
    'to `open` has a number that can be kept: not %j',
    async (paymentId) => {
      await expect(withAnswers({ paymentId, payUrl }, null).open({} as never)).rejects.toThrow('without a number');
    },
  );

  it('to `open` is its number and its page', async () => {
    const answer = withAnswers({ paymentId: 'p-1', payUrl, more: 1 }, null).open({} as never);
    expect(await answer).toEqual({ paymentId: 'p-1', payUrl });
    await expect(withAnswers({ paymentId: 'p-1', payUrl: undefined }, null).open({} as never)).rejects.toThrow('a page');
  });

  it.each([
    ['Visa ·· 4471', 'Visa ·· 4471'],
    ['Vi\u0000sa\ud800 ', 'Visa'],
    ['\u0000', null],
    [4471, null],
    ['😀'.repeat(90), '😀'.repeat(60)],
  ])('of what was paid with is what can be kept: %j', async (paidWith, kept) => {
    const provider = withAnswers(null, { paymentId: 'p', state: 'PAID', paidWith });
    expect((await provider.stateOf('p')).paidWith).toBe(kept);
    expect(provider.readNews(Buffer.of(), '', 0).paidWith).toBe(kept);
  });

  it.each([undefined, null, 'yes', 1, {}, 0])('to `cancel` is yes or no: not %j', async (answer) => {
    const provider = withCheckedAnswers({ name: 'Acme', methods: [], cancel: async () => answer } as unknown as ExpressProvider);
    await expect(provider.cancel('p')).rejects.toThrow('whether it has let go');
  });

  it.each([true, false])('to `cancel` is %j as it says so', async (answer) => {
    const provider = withCheckedAnswers({ name: 'Acme', methods: [], cancel: async () => answer } as unknown as ExpressProvider);
    expect(await provider.cancel('p')).toBe(answer);
  });

  it('says how the payment stands that it was asked about, and by a state there is', async () => {
    await expect(withAnswers(null, { paymentId: 'other', state: 'PAID', paidWith: null }).stateOf('p')).rejects.toThrow(
      'how a payment stands',
    );
    const strange = withAnswers(null, { paymentId: 'p', state: 'PAYED', paidWith: null });
    await expect(strange.stateOf('p')).rejects.toThrow('how a payment stands');
    expect(() => strange.readNews(Buffer.of(), '', 0)).toThrow('request.invalid');
  });
});
