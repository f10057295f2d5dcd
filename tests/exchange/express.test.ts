import { PLAIN_GROUND, PLAIN_STANDING } from '@/domain/account/standing';
import type { Actor } from '@/exchange/app/actor';
import type { AppError } from '@/exchange/app/appError';
import { createExpressOrder } from '@/exchange/app/express/createOrder';
import { readCurrencies, readMethods } from '@/exchange/app/express/offers';
import { cancelExpressOrder, readExpressLimits, readExpressOrder } from '@/exchange/app/express/ownOrders';
import { quotePrice } from '@/exchange/app/express/prices';
import { toExpressOrder } from '@/exchange/app/express/toOrder';
import { takePaymentNews } from '@/exchange/app/express/webhook';
import { signatureOf } from '@/exchange/app/messageSignature';
import { sumOf } from '../support/expressMoney';
import { startExpress, WEBHOOK_SECRET } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

describeOnDatabase('express trading', (database) => {
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

  it('delivers what was paid for once, however often it is told', async () => {
    const { order, act, read, provider, context, clock, paymentOf } = express;
    // 491 EUR at 90,000 / 1.1, rounded up to cents, is 0.00600111 BTC; the own fee is 1.50 EUR of it.
    const placed = await order(user);
    expect(placed).toMatchObject({ state: 'WAITING', total: '500', forCoins: '491', providerFee: '7.5', ownFee: '1.5', isPriced: true });
    const [express0, fees0] = [await sumOf(database(), 'express', 'SYSTEM'), await sumOf(database(), 'expressFees', 'SYSTEM')];
    await act(placed.orderId, 'pay-card');
    const paid = await read(placed.orderId);
    expect(paid).toMatchObject({ state: 'DELIVERED', paidWith: 'Visa ·· 4471', sendableMs: clock.now() + 24 * 3_600_000 });
    expect([paid.coins, paid.feeCoins]).toEqual([600_111n, 1_833n]);
    expect(await main()).toBe(600_111n);
    expect((await sumOf(database(), 'express', 'SYSTEM')).available).toBe(express0.available - 601_944n);
    expect((await sumOf(database(), 'expressFees', 'SYSTEM')).available).toBe(fees0.available + 1_833n);
    for (const state of ['PAID', 'OPEN', 'FAILED', 'EXPIRED', 'PAID', 'SETTLED']) {
      const body = Buffer.from(JSON.stringify({ eventId: 'again', paymentId: await paymentOf(placed.orderId), state, paidWith: null }));
      await takePaymentNews(context, [provider], body, signatureOf(WEBHOOK_SECRET, body, clock.now()));
      await expect(takePaymentNews(context, [provider], body, signatureOf('other', body, clock.now()))).rejects.toMatchObject({
        codeName: 'tokenInvalid',
      });
      await expect(takePaymentNews(context, [provider], body, signatureOf(WEBHOOK_SECRET, body, clock.now() - 301_000))).rejects.toThrow();
    }
    expect(await main()).toBe(600_111n);
    expect((await read(placed.orderId)).state).toBe('DELIVERED');
  });

  it('makes one order of one name, also when it is sent twice at once', async () => {
    const { order } = express;
    const [one, other] = await Promise.all([order(user, { clientOrderId: 'twice' }), order(user, { clientOrderId: 'twice' })]);
    expect(other.orderId).toBe(one.orderId);
    await expect(order(user, { clientOrderId: 'twice', amount: '600' })).rejects.toMatchObject({ codeName: 'expressIdReused' });
  });

  it('answers with the order where its answer was lost, also when its price is over by then', async () => {
    const { prepare, clock } = express;
    const ask = prepare(user, { clientOrderId: 'answer-lost' });
    const made = await ask();
    clock.advance(21_000);
    expect((await ask()).orderId).toBe(made.orderId);
  });

  it('holds a price for its seconds, and takes none that it has not told', async () => {
    const { order, clock } = express;
    await expect(order(user, { price: '1' })).rejects.toMatchObject({ codeName: 'expressPriceOver' });
    await expect(order(user, { validUntil: clock.now() + 999_999 })).rejects.toMatchObject({ codeName: 'expressPriceOver' });
  });

  it('takes no price of a clock that was set back since', async () => {
    const { order, clock, context } = express;
    const { price, validUntil, priceToken } = quotePrice(context, user.brand, { side: 'BUY', currency: 'EUR', coin: 'BTC' });
    clock.advance(-60_000);
    await expect(order(user, { price, validUntil, priceToken })).rejects.toMatchObject({ codeName: 'expressPriceOver' });
    clock.advance(60_000);
  });

  it('refuses what is too small, too large, no cent, or a way to pay that is none', async () => {
    const { order } = express;
    for (const [over, codeName] of [
      [{ amount: '29.99' }, 'expressTooSmall'],
      [{ amount: '15000.01' }, 'expressTooLarge'],
      [{ amount: '50.001' }, 'amountStep'],
      [{ methodId: 'cash' }, 'expressMethodUnknown'],
      [{ side: 'SELL', methodId: 'apple-pay', amount: '0.01' }, 'expressMethodUnknown'],
      [{ side: 'SELL', amount: '0.5' }, 'expressTooLarge'],
      [{ side: 'SELL', amount: '0.01' }, 'balanceTooLow'],
    ] as const)
      await expect(order(user, over)).rejects.toMatchObject({ codeName });
  });

  it('keeps to the limits of the level, over orders of the same moment too', async () => {
    const { order, state, context } = express;
    state.level = 1;
    await expect(order(user)).rejects.toMatchObject({ codeName: 'expressNoCards' });
    const twice = await Promise.allSettled([1, 2, 3].map(() => order(user, { methodId: 'bank', amount: '400' })));
    // 440 USD each of 1,000 a day.
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await readExpressLimits(context, user)).toMatchObject({ perDayUsd: '1000', leftTodayUsd: '120', cardLeftEur: null });
    state.level = 2;
    await order(user, { amount: '10000' });
    await expect(order(user, { amount: '5000.01' })).rejects.toMatchObject({ codeName: 'expressCardLimit' });
  });

  it('fixes the price of a transfer when the money comes', async () => {
    const { order, act, read, rates } = express;
    const placed = await order(user, { methodId: 'bank', amount: '1000' });
    expect(placed).toMatchObject({ isPriced: false, providerFee: '0', ownFee: '0', forCoins: '1000' });
    rates.set('BTC', '99000');
    await act(placed.orderId, 'transfer-arrives');
    rates.set('BTC', '90000');
    expect(await read(placed.orderId)).toMatchObject({ state: 'DELIVERED', price: '90000', isPriced: true, coins: 1_111_111n });
  });

  it('takes no more of what arrives later than the order shows', async () => {
    const { order, act, read, provider } = express;
    const bank = provider.methods.find(({ methodId }) => methodId === 'bank');
    const { feePercent } = Object.assign(bank ?? {}, { ...bank }) as { feePercent: string };
    Object.assign(bank ?? {}, { feePercent: '0.5' });
    const placed = await order(user, { methodId: 'bank', amount: '30.37' });
    Object.assign(bank ?? {}, { feePercent });
    expect(placed).toMatchObject({ isPriced: false, providerFee: '0.16', forCoins: '30.21' });
    await act(placed.orderId, 'transfer-arrives');
    // 30.21 EUR at 81,818.19, and not at a fee that is rounded up twice.
    expect(await read(placed.orderId)).toMatchObject({
      state: 'DELIVERED',
      price: '81818.19',
      coins: (3_021n * 100_000_000n) / 8_181_819n,
    });
  });

  it('has nothing held up by what cannot go on', async () => {
    const { order, act, read, turn, provider } = express;
    const { orderId } = await order(user);
    await act(orderId, 'decline');
    const paid = jest.spyOn(provider, 'stateOf').mockImplementation(async (paymentId) => ({ paymentId, state: 'PAID', paidWith: null }));
    const refund = jest.spyOn(provider, 'refund').mockImplementation(async (paymentId) => {
      if (paymentId.startsWith('stuck')) throw new Error('refused');
    });
    await database().query(
      `insert into express_orders
       select (jsonb_populate_record(o, jsonb_build_object('id', 500000 + g, 'state', 'REFUNDED', 'client_order_id', 'stuck-' || g,
               'payment_id', case when g > 200 then 'free' else 'stuck-' || g end))).*
         from express_orders o, generate_series(1, 201) g where o.id = $1::bigint`,
      [orderId],
    );
    await turn();
    expect((await read('500201')).refundedMs).toBe(express.clock.now());
    refund.mockRestore();
    await turn();
    expect((await read('500001')).refundedMs).toBe(express.clock.now());
    paid.mockRestore();
  });

  it('expires what nobody pays, asking the provider first, and gives back what came too late', async () => {
    const { order, act, read, clock, turn, state, provider, paymentOf } = express;
    const [never, unheard] = [await order(user), await order(user)];
    state.isDeaf = true;
    await act(unheard.orderId, 'pay-card');
    clock.advance(601_000);
    await turn();
    expect((await read(never.orderId)).state).toBe('EXPIRED');
    expect(await database().query('select state from express_news where order_id = $1::bigint', [never.orderId])).toEqual([
      { state: 'EXPIRED' },
    ]);
    // Its message never came: it was asked about.
    expect((await read(unheard.orderId)).state).toBe('DELIVERED');
    state.isDeaf = false;
    const left = await order(user);
    await database().query(`update express_orders set state = 'CANCELLED' where id = $1::bigint`, [left.orderId]);
    const before = await main();
    await act(left.orderId, 'pay-card');
    expect(await read(left.orderId)).toMatchObject({ state: 'REFUNDED', refundedMs: clock.now() });
    expect((await provider.find(await paymentOf(left.orderId)))?.state).toBe('REFUNDED');
    expect(await main()).toBe(before);
  });

  it('is left while it is not paid, and not after', async () => {
    const { order, act, context, read } = express;
    const [left, paid, declined] = [await order(user), await order(user), await order(user)];
    expect(await cancelExpressOrder(context, user, left.orderId)).toMatchObject({ state: 'CANCELLED', payUrl: null });
    expect(await cancelExpressOrder(context, user, left.orderId)).toMatchObject({ state: 'CANCELLED' });
    await act(paid.orderId, 'pay-card');
    await expect(cancelExpressOrder(context, user, paid.orderId)).rejects.toMatchObject({ codeName: 'expressNotNow' });
    await act(declined.orderId, 'decline');
    expect((await read(declined.orderId)).state).toBe('FAILED');
    const stranger = await express.rig.join();
    await expect(cancelExpressOrder(context, stranger, paid.orderId)).rejects.toMatchObject({ codeName: 'expressOrderUnknown' });
  });

  it('obeys the flags of buying and selling apart', async () => {
    const { context } = express;
    const asked = { currency: 'EUR', coin: 'BTC' } as const;
    const codeOf = (work: () => unknown) => {
      try {
        work();
        return undefined;
      } catch (error) {
        return (error as AppError).codeName;
      }
    };
    for (const [hasBuy, hasSell] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      const flagged = { ...context, brandOf: () => ({ ...context.brandOf('kontor'), hasBuy, hasSell }) };
      for (const [side, isOn] of [
        ['BUY', hasBuy],
        ['SELL', hasSell],
      ] as const) {
        expect(codeOf(() => quotePrice(flagged, 'kontor', { ...asked, side }))).toBe(isOn ? undefined : 'featureOff');
        expect(codeOf(() => readMethods(flagged, 'kontor', side, 'EUR'))).toBe(isOn ? undefined : 'featureOff');
      }
      expect(readCurrencies(flagged, 'kontor').coins).toEqual(hasBuy || hasSell ? ['BTC'] : []);
    }
    // A price that was told while the side was on buys nothing once it is off.
    const { brandOf } = context;
    const told = quotePrice(context, 'kontor', { ...asked, side: 'BUY' });
    context.brandOf = () => ({ ...brandOf('kontor'), hasBuy: false });
    const { price, validUntil, priceToken } = told;
    const who = { ...user, sessionId: '1', sessionEndsMs: express.clock.now() + 1, standing: { ...PLAIN_STANDING, isVerified: true } };
    const wanted = { ...asked, side: 'BUY', methodId: 'card', amount: '50', price, validUntil, priceToken, clientOrderId: 'off' } as const;
    await expect(
      createExpressOrder(context, who, wanted, {
        ground: PLAIN_GROUND,
        caller: { brand: 'kontor', host: '', ip: '192.0.2.1', language: 'en', userAgent: '' },
      }),
    ).rejects.toMatchObject({
      codeName: 'featureOff',
    });
    context.brandOf = brandOf;
  });

  it('leads nobody to what is no page of the web, whatever its provider answers', async () => {
    const { order, read } = express;
    const record = await read((await order(user)).orderId);
    const pageAt = (payUrl: string) => toExpressOrder({ ...record, payUrl }, 8).payUrl;
    for (const own of ['https://pay.example/p/1', '/api/express/simulated/page?payment=1']) expect(pageAt(own)).toBe(own);
    for (const other of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'http://pay.example'])
      expect(pageAt(other)).toBeNull();
  });

  it('says once of an order that its page is none, and nothing of what the address carries', async () => {
    const { context, provider, order, turn } = express;
    const { log } = context;
    const said: unknown[] = [];
    const openOnce = provider.open;
    context.log = { ...log, error: (fields) => void said.push(fields) };
    provider.open = async (request) => ({ ...(await openOnce(request)), payUrl: 'http://pay.example/p?secret=1' });
    try {
      const placed = await order(user);
      expect(placed).toMatchObject({ state: 'WAITING', payUrl: null });
      for (let times = 0; times < 2; times += 1) {
        await readExpressOrder(context, user, placed.orderId, 'en');
        await turn();
      }
      expect(said).toEqual([{ orderId: placed.orderId, provider: 'Paywell', payUrlBegins: 'http:' }]);
    } finally {
      provider.open = openOnce;
      context.log = log;
    }
    await order(user);
    expect(said).toHaveLength(1);
  });

  it('does not close an account while something is under way', async () => {
    await express.order(user);
    const close = {
      actor: user,
      isPractice: true,
      closes: { givesUp: true, audit: { actor: 'a', action: 'b', subject: 'c', details: {} } },
    };
    await expect(express.writer.run('closeAccount', close)).rejects.toMatchObject({ codeName: 'closingExpress' });
  });
});
