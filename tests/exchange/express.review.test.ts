import { approvalOf } from '@/domain/express/approval';
import type { Actor } from '@/exchange/app/actor';
import { cancelExpressOrder } from '@/exchange/app/express/ownOrders';
import { takePaymentNews } from '@/exchange/app/express/webhook';
import { signatureOf } from '@/exchange/app/messageSignature';
import { allowExpress, approveExpress, refundExpress, rejectExpress } from '@/exchange/app/operating/express';
import { confirmProposal } from '@/exchange/app/operating/proposals';
import { WEBHOOK_SECRET } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { operatedExpress } from '../support/operatedExpress';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const NOTE = 'looked at it';

type Operated = Awaited<ReturnType<typeof operatedExpress>>;

describeOnDatabase('large sales for money', (database) => {
  let express: Operated['express'];
  let desk: Operated['desk'];
  let user: Actor;
  beforeAll(async () => {
    ({ express, desk } = await operatedExpress(database()));
    // A coin is 90,000 USD: 0.011 are 990, 0.012 are 1,080, and 0.024 are 2,160.
    express.context.terms.approval = { approvalUsd: 1_000, fourEyesUsd: 2_000 };
  });
  beforeEach(async () => {
    user = await express.rig.join();
    Object.assign(express.state, { level: 4, isDeaf: false, isAway: false });
    const entries = [
      { owner: { type: 'user', userId: user.userId, wallet: 'MAIN' } as const, asset: 'BTC', amount: 10_000_000n },
      { owner: { type: 'system', name: 'issuance' } as const, asset: 'BTC', amount: -10_000_000n },
    ];
    await express.writer.post({ kind: 'test.fund', reference: user.userId, entries });
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => express.rig.money.writer.stop());

  const main = async () => {
    const [row] = await database().query<{ available: string; held: string }>(
      `select available::text as available, held::text as held from accounts where owner_id = $1 and wallet = 'MAIN' and asset = 'BTC'`,
      [user.userId],
    );
    return [BigInt(row?.available ?? 0), BigInt(row?.held ?? 0)];
  };
  const sell = (amount: string) => express.order(user, { side: 'SELL', amount, methodId: 'bank' });
  const stateOf = async (orderId: string) => (await express.read(orderId)).state;
  const paymentState = async (orderId: string) => (await express.provider.find(await express.paymentOf(orderId)))?.state;
  const promised = async (amount: string, outcome = 'pay-out') => {
    const { orderId } = await sell(amount);
    await express.act(orderId, outcome);
    return orderId;
  };
  const tellAgain = async (orderId: string, state: string) => {
    const body = Buffer.from(JSON.stringify({ eventId: 'again', paymentId: await express.paymentOf(orderId), state, paidWith: null }));
    await takePaymentNews(express.context, [express.provider], body, signatureOf(WEBHOOK_SECRET, body, express.clock.now()));
  };
  const later = async () => {
    express.clock.advance(3 * 86_400_000);
    await express.turn();
  };
  const linesOf = async (orderId: string) =>
    (
      await database().query<{ line: string }>(
        "select actor || ' ' || action as line from audit_log where details->>'orderId' = $1 order by sequence",
        [orderId],
      )
    ).map(({ line }) => line);

  it('can be left by their owner while an operator looks, and pay nothing then', async () => {
    const orderId = await promised('0.012');
    expect(await stateOf(orderId)).toBe('REVIEW');
    await cancelExpressOrder(express.context, user, orderId);
    expect([await stateOf(orderId), await main()]).toEqual(['CANCELLED', [10_000_000n, 0n]]);
    await expect(approveExpress(desk.context, desk.ada, { orderId, note: NOTE })).rejects.toMatchObject({ codeName: 'expressNotNow' });
    await later();
    expect([await stateOf(orderId), await main(), await paymentState(orderId)]).toEqual(['CANCELLED', [10_000_000n, 0n], 'CANCELLED']);
  });

  it('wait for an operator from a threshold on, and nothing is paid before', async () => {
    const small = await promised('0.011');
    expect(await express.read(small)).toMatchObject({ state: 'DELIVERING', approval: null });
    express.clock.advance(86_400_001);
    const orderId = await promised('0.012');
    expect(await express.read(orderId)).toMatchObject({ state: 'REVIEW', approval: 'ONE', reviewMs: express.clock.now() });
    expect(await main()).toEqual([7_700_000n, 1_200_000n]);
    for (const state of ['PAID', 'SETTLED', 'OPEN']) await tellAgain(orderId, state);
    await later();
    expect([await stateOf(orderId), await paymentState(orderId)]).toEqual(['REVIEW', 'PAID']);

    await approveExpress(desk.context, desk.ada, { orderId, note: NOTE });
    expect(await express.read(orderId)).toMatchObject({ state: 'DELIVERING', approvedBy: 'ada', releasedMs: express.clock.now() });
    expect(await paymentState(orderId)).toBe('SETTLED');
    await later();
    expect(await stateOf(orderId)).toBe('DELIVERED');
    expect(await main()).toEqual([7_700_000n, 0n]);
    await expect(approveExpress(desk.context, desk.bob, { orderId, note: NOTE })).rejects.toMatchObject({ codeName: 'expressNotNow' });
    expect(await linesOf(orderId)).toEqual(['operator:ada express.allow']);
  });

  it('count with all that left in the day: in pieces, of one moment too', async () => {
    // 630 USD each: the second of them makes it 1,260, and the fourth 2,520.
    const orders = await Promise.all([1, 2, 3, 4].map(() => sell('0.007')));
    const made = await Promise.all(orders.map(({ orderId }) => express.read(orderId)));
    const oracle = [630, 1_260, 1_890, 2_520].map((usd) => (usd >= 2_000 ? 'TWO' : usd >= 1_000 ? 'ONE' : null));
    expect(made.toSorted((left, right) => Number(left.orderId) - Number(right.orderId)).map(({ approval }) => approval)).toEqual(oracle);
    const receiver = (await express.rig.join()).userId;
    express.clock.advance(86_400_001);
    await express.writer.run('sendToUser', {
      terms: {
        ...{ senderId: user.userId, receiverId: receiver, clientTransferId: 'sent', asset: 'BTC', amount: 1n, cents: 900_00n },
        ...{ note: null, senderName: 'a', receiverName: 'b' },
      },
      limitCents: 1_000_000_00n,
    });
    expect(await express.read((await sell('0.002')).orderId)).toMatchObject({ approval: 'ONE' });
  });

  it('are rejected with a reason: coins are back, and what its provider has promised is nothing', async () => {
    const orderId = await promised('0.012');
    await rejectExpress(desk.context, desk.bob, { orderId, reason: 'Not you', note: NOTE });
    expect(await express.read(orderId)).toMatchObject({ state: 'REJECTED', reason: 'Not you', refundedMs: express.clock.now() });
    expect(await main()).toEqual([10_000_000n, 0n]);
    expect(await paymentState(orderId)).toBe('CANCELLED');
    for (const state of ['PAID', 'FAILED', 'CANCELLED']) await tellAgain(orderId, state);
    await later();
    expect(await stateOf(orderId)).toBe('REJECTED');
    expect(await main()).toEqual([10_000_000n, 0n]);
    await expect(approveExpress(desk.context, desk.ada, { orderId, note: NOTE })).rejects.toMatchObject({ codeName: 'expressNotNow' });
    // What left does not count any more, and neither does what did not.
    expect(await express.read((await sell('0.011')).orderId)).toMatchObject({ approval: null });
  });

  it('take two operators above another threshold, stopped ones too', async () => {
    const orderId = await promised('0.024');
    expect(await express.read(orderId)).toMatchObject({ state: 'REVIEW', approval: 'TWO' });
    await expect(express.writer.run('moveExpress', { orderId, userId: user.userId, change: { name: 'ALLOW' } })).rejects.toMatchObject({
      codeName: 'badRequest',
    });
    const { id } = (await approveExpress(desk.context, desk.ada, { orderId, note: NOTE })) as { id: string };
    expect(await stateOf(orderId)).toBe('REVIEW');
    await expect(confirmProposal(desk.context, desk.ada, { id })).rejects.toMatchObject({ codeName: 'badRequest' });
    const twice = await Promise.allSettled([
      confirmProposal(desk.context, desk.bob, { id }),
      confirmProposal(desk.context, desk.bob, { id }),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await express.read(orderId)).toMatchObject({ state: 'DELIVERING', approvedBy: 'ada, bob' });
    expect(await main()).toEqual([7_600_000n, 0n]);

    express.clock.advance(86_400_001);
    const stopped = await sell('0.024');
    await database().query('update users set sending_held_until = 99999999999999 where id = $1::bigint', [user.userId]);
    await express.act(stopped.orderId, 'pay-out');
    // Its provider has promised and not paid: it lets go.
    expect(await stateOf(stopped.orderId)).toBe('CANCELLED');
    expect(await main()).toEqual([7_600_000n, 0n]);
  });

  it('do not leave an account that stands against it by then', async () => {
    const orderId = await promised('0.012');
    await express.writer.run('setFrozen', { actor: user, isFrozen: true, cancelOrders: false });
    await expect(approveExpress(desk.context, desk.ada, { orderId, note: NOTE })).rejects.toMatchObject({ codeName: 'accountSelfFrozen' });
    await expect(allowExpress(desk.context, desk.ada, { orderId, note: NOTE })).rejects.toMatchObject({ codeName: 'expressNotNow' });
    expect(await stateOf(orderId)).toBe('REVIEW');
    await express.writer.run('setFrozen', { actor: user, isFrozen: false, cancelOrders: false });
    await approveExpress(desk.context, desk.ada, { orderId, note: NOTE });
    expect(await stateOf(orderId)).toBe('DELIVERING');
  });

  it('are decided once, whoever decides at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      express.clock.advance(86_400_001);
      const before = (await main())[0] ?? 0n;
      const orderId = await promised('0.012');
      const both = await Promise.allSettled([
        approveExpress(desk.context, desk.ada, { orderId, note: NOTE }),
        rejectExpress(desk.context, desk.bob, { orderId, reason: 'No', note: NOTE }),
        tellAgain(orderId, 'PAID'),
      ]);
      expect(both.slice(0, 2).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { state } = await express.read(orderId);
      const [left, payment] = [(await main())[0], await paymentState(orderId)];
      expect([state, left, payment]).toEqual(
        both[0]?.status === 'fulfilled' ? ['DELIVERING', before - 1_200_000n, 'SETTLED'] : ['REJECTED', before, 'CANCELLED'],
      );
    }
  });

  it('go on where their provider was away when they were decided, once', async () => {
    const [good, bad] = [await promised('0.012'), await promised('0.006')];
    const releases = jest.spyOn(express.provider, 'release').mockRejectedValueOnce(new Error('away'));
    await approveExpress(desk.context, desk.ada, { orderId: good, note: NOTE });
    expect(await express.read(good)).toMatchObject({ state: 'DELIVERING', releasedMs: null });
    const cancels = jest.spyOn(express.provider, 'cancel').mockRejectedValueOnce(new Error('away'));
    await rejectExpress(desk.context, desk.ada, { orderId: bad, reason: 'No', note: NOTE });
    expect(await express.read(bad)).toMatchObject({ state: 'REJECTED', refundedMs: null });
    await express.turn();
    await express.turn();
    expect(await express.read(good)).toMatchObject({ state: 'DELIVERING', releasedMs: express.clock.now() });
    expect(await express.read(bad)).toMatchObject({ refundedMs: express.clock.now() });
    expect([await paymentState(good), await paymentState(bad)]).toEqual(['SETTLED', 'CANCELLED']);
    expect([releases.mock.calls.length, cancels.mock.calls.length]).toEqual([2, 2]);
    jest.restoreAllMocks();
    expect((await main())[0]).toBe(8_800_000n);
  });

  it('are not given back once their provider was told to pay, though its answer was lost', async () => {
    const orderId = await promised('0.012');
    const told = express.provider.release.bind(express.provider);
    jest.spyOn(express.provider, 'release').mockImplementationOnce(async (paymentId) => {
      await told(paymentId);
      throw new Error('lost');
    });
    await approveExpress(desk.context, desk.ada, { orderId, note: NOTE });
    jest.restoreAllMocks();
    expect([await express.read(orderId), await paymentState(orderId)]).toMatchObject([
      { state: 'DELIVERING', releasedMs: null },
      'SETTLED',
    ]);
    await expect(refundExpress(desk.context, desk.bob, { orderId, note: NOTE })).rejects.toMatchObject({ codeName: 'expressNotNow' });
    expect([await stateOf(orderId), await main()]).toEqual(['DELIVERED', [8_800_000n, 0n]]);
  });

  it('are given back where their provider was never told to pay, and it pays nothing then', async () => {
    const orderId = await promised('0.012');
    jest.spyOn(express.provider, 'release').mockRejectedValueOnce(new Error('away'));
    await approveExpress(desk.context, desk.ada, { orderId, note: NOTE });
    jest.restoreAllMocks();
    await refundExpress(desk.context, desk.bob, { orderId, note: NOTE });
    await later();
    expect([await stateOf(orderId), await main(), await paymentState(orderId)]).toEqual(['REFUNDED', [10_000_000n, 0n], 'CANCELLED']);
  });

  it('end with what their provider says before an operator does', async () => {
    const orderId = await promised('0.012');
    await tellAgain(orderId, 'FAILED');
    expect(await stateOf(orderId)).toBe('FAILED');
    expect(await main()).toEqual([10_000_000n, 0n]);
    // Promised late, for a sale that is over and was to wait: nothing is taken, and nothing is ever released.
    expect(await paymentState(orderId)).toBe('PAID');
    await tellAgain(orderId, 'PAID');
    expect(await stateOf(orderId)).toBe('FAILED');
    expect(await main()).toEqual([10_000_000n, 0n]);
    expect(await paymentState(orderId)).toBe('CANCELLED');
  });

  it('come back where their money does', async () => {
    const orderId = await promised('0.012', 'pay-out-returned');
    await approveExpress(desk.context, desk.ada, { orderId, note: NOTE });
    await later();
    expect(await stateOf(orderId)).toBe('REFUNDED');
    expect(await main()).toEqual([10_000_000n, 0n]);
  });

  it('tell their owner that an operator looks, and what came of it', async () => {
    const [one, other] = [await promised('0.012'), await promised('0.006')];
    await approveExpress(desk.context, desk.ada, { orderId: one, note: NOTE });
    await rejectExpress(desk.context, desk.ada, { orderId: other, reason: 'No', note: NOTE });
    const told = await database().query<{ news: string }>(
      "select order_id || ' ' || state as news from express_news where order_id = any ($1::bigint[]) order by position",
      [`{${one},${other}}`],
    );
    expect(told.map(({ news }) => news)).toEqual([`${one} REVIEW`, `${other} REVIEW`, `${other} REJECTED`]);
  });
});

describe('who looks at a sale', () => {
  it.each([
    [99_999n, null],
    [100_000n, 'ONE'],
    [199_999n, 'ONE'],
    [200_000n, 'TWO'],
  ])('with %s cents in a day: %s', (cents, approval) => {
    expect(approvalOf({ approvalUsd: 1_000, fourEyesUsd: 2_000 }, cents)).toBe(approval);
  });
});
