import type { Actor } from '@/exchange/app/actor';
import { letGoPromised } from '@/exchange/app/express/letGoFirst';
import { cancelExpressOrder, readExpressOrder } from '@/exchange/app/express/ownOrders';
import type { ExpressChange } from '@/exchange/app/money/commands/moveExpress';
import { change, emptyTrade, sumOf } from '../support/expressMoney';
import { startExpress } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

describeOnDatabase('coins that leave as a sale', (database) => {
  let express: Awaited<ReturnType<typeof startExpress>>;
  let user: Actor;
  beforeAll(async () => {
    express = await startExpress(database());
  });
  beforeEach(async () => {
    user = await express.rig.join();
    Object.assign(express.state, { level: 3, limitUsd: '1000000', isSavedOnly: false, isAway: false, isDeaf: false });
    await put(3_000_000n);
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => express.rig.money.writer.stop());

  const put = (units: bigint) => change(express, user.userId, 'BTC', units);
  const main = () => sumOf(database(), user.userId);
  const sell = (amount = '0.01', over: object = {}) => express.order(user, { side: 'SELL', amount, methodId: 'bank', ...over });
  const move = (orderId: string, name: ExpressChange['name']) =>
    express.writer.run('moveExpress', { orderId, userId: user.userId, change: { name } });
  const freeze = () => express.writer.run('setFrozen', { actor: user, isFrozen: true, cancelOrders: false });
  const stateOf = async (orderId: string) => (await express.read(orderId)).state;
  const send = (cents: bigint, clientTransferId: string, receiverId: string) =>
    express.writer.run('sendToUser', {
      terms: {
        ...{ senderId: user.userId, receiverId, clientTransferId, asset: 'BTC', amount: 1n, cents },
        ...{ note: null, senderName: 'a', receiverName: 'b' },
      },
      limitCents: BigInt(express.state.limitUsd) * 100n,
    });

  it('is asked for who sells: nothing is set aside without the proof', async () => {
    const { order, proven } = express;
    const before = proven.length;
    for (const missing of ['currentPassword', 'ticket', 'code'])
      await expect(sell('0.01', { [missing]: undefined })).rejects.toMatchObject({ codeName: 'badRequest' });
    await expect(sell('0.01', { currentPassword: 'wrong' })).rejects.toMatchObject({ codeName: 'credentialsInvalid' });
    expect(await main()).toEqual({ available: 3_000_000n, held: 0n });
    const sold = await sell('0.01', { clientOrderId: 'asked-again' });
    // Its answer may have been lost: the code that came with it is used up.
    expect((await sell('0.01', { clientOrderId: 'asked-again' })).orderId).toBe(sold.orderId);
    await order(user);
    expect(proven.slice(before)).toEqual(['0.01 BTC']);
  });

  it('counts the orders of an hour exactly, also where they come at one moment', async () => {
    const start = express.clock.now();
    for (let made = 0; made < 28; made += 1) {
      const { orderId } = await sell('0.0005');
      await move(orderId, 'CANCEL');
      express.clock.advance(1_000);
    }
    const four = await Promise.allSettled([1, 2, 3, 4].map(() => sell('0.0005')));
    expect(four.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    const refused = four.filter(({ status }) => status === 'rejected');
    for (const one of refused) expect(one).toMatchObject({ reason: { codeName: 'rateLimited' } });
    for (const one of four) if (one.status === 'fulfilled') await move(one.value.orderId, 'CANCEL');
    express.clock.advance(start + 3_600_000 - express.clock.now());
    const two = await Promise.allSettled([1, 2].map(() => sell('0.0005')));
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is no way out while coins leave to saved addresses only', async () => {
    express.state.isSavedOnly = true;
    await expect(sell()).rejects.toMatchObject({ codeName: 'addressNotSaved' });
    expect(await main()).toEqual({ available: 3_000_000n, held: 0n });
    await expect(express.order(user)).resolves.toMatchObject({ state: 'WAITING' });
  });

  it('counts in the one limit of what leaves, at the same moment too', async () => {
    express.state.limitUsd = '1000';
    const receiver = (await express.rig.join()).userId;
    // 450 USD each.
    const thrice = await Promise.allSettled([1, 2, 3].map(() => sell('0.005')));
    const made = thrice.flatMap((one) => (one.status === 'fulfilled' ? [one.value.orderId] : []));
    expect(made).toHaveLength(2);
    expect(thrice.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { codeName: 'withdrawalLimit' } });
    await expect(send(101_00n, 'over', receiver)).rejects.toMatchObject({ codeName: 'sendingLimit' });
    await expect(send(99_00n, 'within', receiver)).resolves.toMatchObject({ cents: 99_00n });
    await expect(sell('0.0005')).rejects.toMatchObject({ codeName: 'withdrawalLimit' });
    // What did not leave does not count.
    await move(made[0] ?? '', 'CANCEL');
    await expect(sell('0.0005')).resolves.toMatchObject({ state: 'WAITING' });
  });

  it.each([
    ['frozen', () => freeze()],
    ['locked', () => database().query('update users set locked_at = 1 where id = $1::bigint', [user.userId])],
    ['held', () => database().query('update users set sending_held_until = 99999999999999 where id = $1::bigint', [user.userId])],
  ])('is cancelled once its account is %s', async (_name, protect) => {
    const { turn, provider, paymentOf } = express;
    const { orderId } = await sell();
    await protect();
    await turn();
    expect(await stateOf(orderId)).toBe('CANCELLED');
    expect((await provider.find(await paymentOf(orderId)))?.state).toBe('CANCELLED');
    expect(await main()).toEqual({ available: 3_000_000n, held: 0n });
  });

  it('is promised for nobody who froze it meanwhile: its coins stay aside until an operator decides', async () => {
    const { act, turn, clock } = express;
    const [first, second] = [await sell(), await sell()];
    await freeze();
    for (const { orderId } of [first, second]) {
      await act(orderId, 'pay-out');
      expect(await stateOf(orderId)).toBe('STOPPED');
    }
    clock.advance(5_001);
    await turn();
    expect([await stateOf(first.orderId), await stateOf(second.orderId)]).toEqual(['STOPPED', 'STOPPED']);
    expect(await main()).toEqual({ available: 1_000_000n, held: 2_000_000n });
    await move(first.orderId, 'REFUND');
    await move(second.orderId, 'ALLOW');
    expect([await stateOf(first.orderId), await stateOf(second.orderId)]).toEqual(['CANCELLED', 'DELIVERING']);
    expect(await main()).toEqual({ available: 2_000_000n, held: 0n });
    clock.advance(3 * 86_400_000);
    await turn();
    expect(await stateOf(second.orderId)).toBe('DELIVERED');
  });

  it('stays aside while nobody can ask its provider, whatever its owner or its time says', async () => {
    const { context, state, clock, turn } = express;
    const { orderId } = await sell();
    const bought = await express.order(user);
    state.isAway = true;
    await expect(cancelExpressOrder(context, user, orderId)).rejects.toMatchObject({ codeName: 'expressProviderAway' });
    clock.advance(6 * 86_400_000);
    await turn();
    // A purchase has nothing of its buyer's: paid all the same it is given back.
    expect([await stateOf(orderId), await stateOf(bought.orderId)]).toEqual(['WAITING', 'EXPIRED']);
    await freeze();
    await turn();
    expect(await stateOf(orderId)).toBe('WAITING');
    expect(await main()).toEqual({ available: 2_000_000n, held: 1_000_000n });
    state.isAway = false;
    await turn();
    expect(['CANCELLED', 'EXPIRED']).toContain(await stateOf(orderId));
    expect(await main()).toEqual({ available: 3_000_000n, held: 0n });
  });

  it('that is promised is given back by nobody while its provider cannot be asked', async () => {
    const { context, state, act } = express;
    const { orderId } = await sell();
    await act(orderId, 'pay-out');
    expect(await stateOf(orderId)).toBe('DELIVERING');
    state.isAway = true;
    await expect(letGoPromised(context, await express.read(orderId))).rejects.toMatchObject({ codeName: 'expressProviderAway' });
    state.isAway = false;
  });

  it('gets no page while its account stands against it, and none when it is over', async () => {
    const { context, state, provider, clock } = express;
    state.isAway = true;
    const [stopped, over] = [await sell(), await sell()];
    expect(stopped).toMatchObject({ state: 'CREATED', payUrl: null });
    state.isAway = false;
    const original = provider.open;
    const opened: string[] = [];
    jest.spyOn(provider, 'open').mockImplementation(async (request) => {
      await move(over.orderId, 'CANCEL');
      const made = await original(request);
      opened.push(made.paymentId);
      return made;
    });
    expect(await readExpressOrder(context, user, over.orderId, 'en')).toMatchObject({ state: 'CANCELLED', payUrl: null });
    expect((await provider.find(opened[0] ?? ''))?.state).toBe('CANCELLED');
    await freeze();
    clock.advance(61_000);
    expect(await readExpressOrder(context, user, stopped.orderId, 'en')).toMatchObject({ state: 'CREATED', payUrl: null });
    expect(opened).toHaveLength(1);
    jest.restoreAllMocks();
  });

  /** Over, its coins gone elsewhere, and promised all the same. */
  const owed = async (outcome: 'pay-out' | 'pay-out-returned') => {
    const { orderId } = await sell('0.03');
    await move(orderId, 'CANCEL');
    await put(-2_000_000n);
    await emptyTrade(database(), express, user.userId);
    await express.act(orderId, outcome);
    expect(await express.read(orderId)).toMatchObject({ state: 'DELIVERING', debt: 2_000_000n });
    return orderId;
  };

  it('gives back no more than it took, also where what was owed is forgiven', async () => {
    const orderId = await owed('pay-out');
    await express.writer.run('moveExpress', { orderId, userId: user.userId, change: { name: 'FORGIVE' } });
    expect(await express.read(orderId)).toMatchObject({ debt: 0n, forgiven: 2_000_000n });
    await move(orderId, 'FAIL');
    expect(await stateOf(orderId)).toBe('REFUNDED');
    expect(await main()).toEqual({ available: 1_000_000n, held: 0n });
  });

  it('holds sending for what is owed, and no longer than a day when nothing is', async () => {
    const heldUntil = async () => {
      const [row] = await database().query<{ until: string }>('select sending_held_until::text as until from users where id = $1::bigint', [
        user.userId,
      ]);
      return Number(row?.until);
    };
    const orderId = await owed('pay-out-returned');
    const now = express.clock.now();
    expect(await heldUntil()).toBeGreaterThan(now + 29 * 86_400_000);
    express.clock.advance(5_001);
    await express.turn();
    expect(await express.read(orderId)).toMatchObject({ state: 'REFUNDED', debt: 0n });
    expect(await heldUntil()).toBe(express.clock.now() + 86_400_000);
  });
});
