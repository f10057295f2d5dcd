import type { Actor } from '@/exchange/app/actor';
import { attend } from '@/exchange/app/express/attend';
import { stopSale } from '@/exchange/app/express/letGoFirst';
import { openPayment } from '@/exchange/app/express/openPayment';
import { cancelExpressOrder } from '@/exchange/app/express/ownOrders';
import type { PaymentState } from '@/exchange/app/express/provider';
import { takePaymentNews } from '@/exchange/app/express/webhook';
import { signatureOf } from '@/exchange/app/messageSignature';
import type { ExpressChange } from '@/exchange/app/money/commands/moveExpress';
import { refundExpress } from '@/exchange/app/operating/express';
import { change, sumOf } from '../support/expressMoney';
import { WEBHOOK_SECRET } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { operatedExpress } from '../support/operatedExpress';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const ALL = { available: 10_000_000n, held: 0n };
const SOLD = { available: 9_000_000n, held: 0n };
const OVER = ['EXPIRED', 'CANCELLED', 'FAILED'] as const;

type Operated = Awaited<ReturnType<typeof operatedExpress>>;

describeOnDatabase('sales whose payout is promised', (database) => {
  let express: Operated['express'];
  let desk: Operated['desk'];
  let user: Actor;
  beforeAll(async () => {
    ({ express, desk } = await operatedExpress(database()));
  });
  beforeEach(async () => {
    user = await express.rig.join();
    Object.assign(express.state, { level: 4, limitUsd: '1000000', isDeaf: false, isAway: false });
    await change(express, user.userId, 'BTC', ALL.available);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return expectLedgerHolds(database());
  });
  afterAll(() => express.rig.money.writer.stop());

  const sell = async () => (await express.order(user, { side: 'SELL', amount: '0.01', methodId: 'bank' })).orderId;
  const main = () => sumOf(database(), user.userId);
  const stateOf = async (orderId: string) => (await express.read(orderId)).state;
  /** How its provider has it, whatever it tells. */
  const stands = async (orderId: string, state: PaymentState) =>
    database().query('update simulated_payments set state = $2 where id = $1', [await express.paymentOf(orderId), state]);
  const tell = async (orderId: string, state: PaymentState) => {
    const body = Buffer.from(JSON.stringify({ eventId: state, paymentId: await express.paymentOf(orderId), state, paidWith: null }));
    await takePaymentNews(express.context, [express.provider], body, signatureOf(WEBHOOK_SECRET, body, express.clock.now()));
    return stateOf(orderId);
  };
  const move = (orderId: string, name: ExpressChange['name']) =>
    express.writer.run('moveExpress', { orderId, userId: user.userId, change: { name } });
  /** Its page could not be opened at first, and it was read then; its provider has promised it since. */
  const readTooEarly = async () => {
    const open = jest.spyOn(express.provider, 'open').mockRejectedValueOnce(new Error('away'));
    const orderId = await sell();
    open.mockRestore();
    const early = await express.read(orderId);
    expect(early).toMatchObject({ state: 'CREATED', paymentId: null });
    await openPayment(express.context, early, 'en');
    await express.act(orderId, 'pay-out');
    expect([await stateOf(orderId), await main()]).toEqual(['DELIVERING', SOLD]);
    return early;
  };

  it.each(OVER)('are not given back by %s that is told again behind a late promise', async (word) => {
    const orderId = await sell();
    expect([await tell(orderId, word), await main()]).toEqual([word, ALL]);
    await stands(orderId, 'PAID');
    expect([await tell(orderId, 'PAID'), await tell(orderId, word), await main()]).toEqual(['DELIVERING', 'DELIVERING', SOLD]);
    expect([await tell(orderId, 'SETTLED'), await main()]).toEqual(['DELIVERED', SOLD]);
  });

  it.each(OVER)('come back on %s where their provider says so itself', async (word) => {
    const orderId = await sell();
    await stands(orderId, 'PAID');
    await tell(orderId, 'PAID');
    await stands(orderId, word);
    expect([await tell(orderId, word), await main()]).toEqual(['REFUNDED', ALL]);
  });

  it('are what their provider says now, where it tells of the past', async () => {
    const orderId = await sell();
    await stands(orderId, 'SETTLED');
    await tell(orderId, 'PAID');
    expect([await tell(orderId, 'FAILED'), await main()]).toEqual(['DELIVERED', SOLD]);
  });

  it('stay as they are while their provider cannot be asked, which tells again; the job asks too', async () => {
    const orderId = await sell();
    await stands(orderId, 'PAID');
    await tell(orderId, 'PAID');
    await stands(orderId, 'FAILED');
    jest.spyOn(express.provider, 'stateOf').mockRejectedValueOnce(new Error('away'));
    await expect(tell(orderId, 'FAILED')).rejects.toMatchObject({ codeName: 'unavailable' });
    expect([await stateOf(orderId), await main()]).toEqual(['DELIVERING', SOLD]);
    express.clock.advance(3 * 86_400_000);
    await express.turn();
    expect([await stateOf(orderId), await main()]).toEqual(['REFUNDED', ALL]);
  });

  it('keep their coins aside where an old message reaches one that was stopped', async () => {
    const orderId = await sell();
    await express.writer.run('setFrozen', { actor: user, isFrozen: true, cancelOrders: false });
    await stands(orderId, 'PAID');
    jest.spyOn(express.provider, 'cancel').mockResolvedValue(false);
    expect([await tell(orderId, 'PAID'), await tell(orderId, 'EXPIRED')]).toEqual(['STOPPED', 'STOPPED']);
    expect(await main()).toEqual({ available: 9_000_000n, held: 1_000_000n });
  });

  it('are not ended by a message that was read before the promise', async () => {
    const orderId = await sell();
    const early = await express.read(orderId);
    await stands(orderId, 'PAID');
    await tell(orderId, 'PAID');
    jest.spyOn(express.context.store, 'byPayment').mockResolvedValueOnce(early);
    expect([await tell(orderId, 'EXPIRED'), await main()]).toEqual(['DELIVERING', SOLD]);
  });

  describe.each(['PAID', 'SETTLED'] as const)('whose coins are back, and of which %s is told', (word) => {
    let orderId: string;
    let error: jest.SpyInstance;
    beforeEach(async () => {
      orderId = await sell();
      await stands(orderId, 'FAILED');
      for (const name of ['PAY', 'FAIL'] as const) await move(orderId, name);
      error = jest.spyOn(express.context.log, 'error');
      await tell(orderId, 'FAILED');
    });
    afterEach(async () => expect([await stateOf(orderId), await main()]).toEqual(['REFUNDED', ALL]));

    it('raise an alarm where their provider pays', async () => {
      expect(error).not.toHaveBeenCalled();
      await stands(orderId, word);
      await tell(orderId, word);
      expect(error.mock.calls).toEqual([[expect.objectContaining({ orderId, told: word, alarm: true }), expect.any(String)]]);
    });

    it('raise none where that is told once more of the past', async () => {
      const warn = jest.spyOn(express.context.log, 'warn');
      await tell(orderId, word);
      expect(error).not.toHaveBeenCalled();
      expect(warn.mock.calls).toEqual([[{ orderId, told: word, answer: 'FAILED' }, expect.any(String)]]);
    });

    it('have it told again while their provider cannot be asked', async () => {
      await stands(orderId, word);
      jest.spyOn(express.provider, 'stateOf').mockRejectedValueOnce(new Error('away'));
      await expect(tell(orderId, word)).rejects.toMatchObject({ codeName: 'unavailable' });
      expect(error).not.toHaveBeenCalled();
      await tell(orderId, word);
      expect(error).toHaveBeenCalledTimes(1);
    });

    it('raise an alarm where it was read before they were back', async () => {
      const early = { ...(await express.read(orderId)), state: 'DELIVERING' as const };
      await stands(orderId, word);
      jest.spyOn(express.context.store, 'byPayment').mockResolvedValueOnce(early);
      await tell(orderId, word);
      expect(error).toHaveBeenCalledTimes(1);
    });
  });

  it('do not end by the job because they were read before their payment was opened', async () => {
    const early = await readTooEarly();
    express.clock.advance(601_000);
    await attend(express.context, early);
    expect([await stateOf(early.orderId), await main()]).toEqual(['DELIVERING', SOLD]);
  });

  it('do not end by the job where the promise came between its question and its answer', async () => {
    const orderId = await sell();
    const early = await express.read(orderId);
    express.clock.advance(601_000);
    const { stateOf: ask } = express.provider;
    jest.spyOn(express.provider, 'stateOf').mockImplementationOnce(async (paymentId) => {
      const answer = await ask(paymentId);
      await stands(orderId, 'PAID');
      await tell(orderId, 'PAID');
      return answer;
    });
    await attend(express.context, early);
    expect([await stateOf(orderId), await main()]).toEqual(['DELIVERING', SOLD]);
  });

  it('do not end with the protection of an account either', async () => {
    const early = await readTooEarly();
    await stopSale(express.context, early);
    expect([await stateOf(early.orderId), await main()]).toEqual(['DELIVERING', SOLD]);
  });

  it('are not left by an owner who read them too early; one that only waits is, with its payment', async () => {
    const early = await readTooEarly();
    const own = jest.spyOn(express.context.store, 'own').mockResolvedValueOnce(early);
    await expect(cancelExpressOrder(express.context, user, early.orderId)).rejects.toMatchObject({ codeName: 'expressNotNow' });
    expect([await stateOf(early.orderId), await main()]).toEqual(['DELIVERING', SOLD]);
    const waiting = await sell();
    own.mockResolvedValueOnce({ ...(await express.read(waiting)), state: 'CREATED', paymentId: null });
    await expect(cancelExpressOrder(express.context, user, waiting)).resolves.toMatchObject({ state: 'CANCELLED' });
    expect((await express.provider.find(await express.paymentOf(waiting)))?.state).toBe('CANCELLED');
    expect(await main()).toEqual(SOLD);
  });

  describe('and an operator who gives them back', () => {
    const refund = (orderId: string) => refundExpress(desk.context, desk.ada, { orderId, note: 'asked for by mail' });

    it('does so only where their provider has let go', async () => {
      const orderId = await sell();
      await stands(orderId, 'PAID');
      await tell(orderId, 'PAID');
      await expect(refund(orderId)).rejects.toMatchObject({ codeName: 'expressNotNow' });
      jest.spyOn(express.provider, 'cancel').mockRejectedValueOnce(new Error('away'));
      await expect(refund(orderId)).rejects.toMatchObject({ codeName: 'expressProviderAway' });
      expect([await stateOf(orderId), await main()]).toEqual(['DELIVERING', SOLD]);
      await stands(orderId, 'CANCELLED');
      await expect(refund(orderId)).resolves.toMatchObject({ state: 'REFUNDED' });
      expect(await main()).toEqual(ALL);
    });

    it('does not where the promise came after they were read', async () => {
      const early = await readTooEarly();
      jest.spyOn(express.context.store, 'byId').mockResolvedValueOnce(early);
      await expect(refund(early.orderId)).rejects.toMatchObject({ codeName: 'expressNotNow' });
      expect([await stateOf(early.orderId), await main()]).toEqual(['DELIVERING', SOLD]);
    });
  });
});
