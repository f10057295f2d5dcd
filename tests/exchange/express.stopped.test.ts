import type { Actor } from '@/exchange/app/actor';
import { askWhetherLetGo } from '@/exchange/app/express/attend';
import { askAboutLooked, lookAfterOrders } from '@/exchange/app/express/lookAfter';
import { cancelExpressOrder } from '@/exchange/app/express/ownOrders';
import { approveExpress } from '@/exchange/app/operating/express';
import { change, sumOf } from '../support/expressMoney';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { operatedExpress } from '../support/operatedExpress';
import { describeOnEachDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const ALL = { available: 10_000_000n, held: 0n };
/** In coins of 90,000 USD: nobody looks at the first, and an operator at the second. */
const SMALL = '0.005';
const LARGE = '0.012';

type Operated = Awaited<ReturnType<typeof operatedExpress>>;

describeOnEachDatabase('sales that their owner has stopped', (database) => {
  let express: Operated['express'];
  let desk: Operated['desk'];
  let user: Actor;
  beforeAll(async () => {
    ({ express, desk } = await operatedExpress(database()));
    express.context.terms.approval = { approvalUsd: 1_000, fourEyesUsd: 2_000 };
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

  const sell = (amount: string) => express.order(user, { side: 'SELL', amount, methodId: 'bank' });
  const main = () => sumOf(database(), user.userId);
  const paymentState = async (orderId: string) => (await express.provider.find(await express.paymentOf(orderId)))?.state;
  const inReview = async () => {
    const { orderId } = await sell(LARGE);
    await express.act(orderId, 'pay-out');
    expect((await express.read(orderId)).state).toBe('REVIEW');
    return orderId;
  };
  const choose = (isOn: boolean, endsMs: number | null = null) =>
    database().query(
      `insert into withdrawal_choices (user_id, saved_only, ends_ms) values ($1::bigint, $2, $3::bigint)
       on conflict (user_id) do update set saved_only = excluded.saved_only, ends_ms = excluded.ends_ms`,
      [user.userId, isOn, endsMs],
    );
  const freeze = (selfFrozen = true) => express.writer.run('setFrozen', { actor: user, isFrozen: selfFrozen, cancelOrders: false });
  const newsOf = async (orderId: string) =>
    (
      await database().query<{ state: string }>('select state from express_news where order_id = $1::bigint order by position', [orderId])
    ).map(({ state }) => state);

  it('are given back once coins leave to saved addresses only, whether they wait or are looked at', async () => {
    const waiting = (await sell(SMALL)).orderId;
    const looked = await inReview();
    await choose(true);
    await express.turn();
    for (const orderId of [waiting, looked]) {
      expect(await express.read(orderId)).toMatchObject({ state: 'CANCELLED', reason: 'NOT_SAVED' });
      expect(await paymentState(orderId)).toBe('CANCELLED');
    }
    expect(await main()).toEqual(ALL);
    expect([await newsOf(waiting), await newsOf(looked)]).toEqual([['CANCELLED'], ['REVIEW', 'CANCELLED']]);
  });

  it('go on where that was over before, and purchases do', async () => {
    await choose(true, express.clock.now());
    const [waiting, looked] = [(await sell(SMALL)).orderId, await inReview()];
    const bought = (await express.order(user)).orderId;
    await express.turn();
    expect([(await express.read(waiting)).state, (await express.read(looked)).state]).toEqual(['WAITING', 'REVIEW']);
    await choose(true);
    await express.turn();
    expect((await express.read(bought)).state).toBe('WAITING');
  });

  it('are not paid out by a promise, a word or a new order that came behind the choice', async () => {
    const [waiting, looked] = [(await sell(SMALL)).orderId, await inReview()];
    await choose(true);
    jest.spyOn(express.provider, 'cancel').mockResolvedValue(false);
    await express.act(waiting, 'pay-out');
    expect(await express.read(waiting)).toMatchObject({ state: 'STOPPED' });
    await expect(approveExpress(desk.context, desk.ada, { orderId: looked, note: 'looked at it' })).rejects.toMatchObject({
      codeName: 'addressNotSaved',
    });
    await expect(sell(SMALL)).rejects.toMatchObject({ codeName: 'addressNotSaved' });
    await express.turn();
    expect([(await express.read(waiting)).state, (await express.read(looked)).state]).toEqual(['STOPPED', 'REVIEW']);
    expect(await main()).toEqual({ available: 8_300_000n, held: 1_700_000n });
  });

  it.each([
    ['frozen by its owner', () => freeze()],
    ['locked', () => database().query('update users set locked_at = 1 where id = $1::bigint', [user.userId])],
  ])('end while an operator looks once the account is %s', async (_name, protect) => {
    const orderId = await inReview();
    await protect();
    await express.turn();
    expect(await express.read(orderId)).toMatchObject({ state: 'CANCELLED', reason: 'ACCOUNT' });
    expect([await main(), await paymentState(orderId), await newsOf(orderId)]).toEqual([ALL, 'CANCELLED', ['REVIEW', 'CANCELLED']]);
  });

  it('stay with the operator who looks where the account is frozen by operators or sending is held', async () => {
    const orderId = await inReview();
    await database().query('update users set sending_held_until = 99999999999999 where id = $1::bigint', [user.userId]);
    await express.writer.run('setFrozen', {
      ...{ actor: user, isFrozen: true, cancelOrders: false },
      audit: { actor: 'operator:ada', action: 'freeze', subject: `user:${user.userId}`, details: {} },
    });
    await express.turn();
    expect((await express.read(orderId)).state).toBe('REVIEW');
  });

  it('end when their provider has let go of them without a word, in every state in which coins are aside', async () => {
    const looked = await inReview();
    const stopped = (await sell(SMALL)).orderId;
    await freeze();
    const cancel = jest.spyOn(express.provider, 'cancel').mockResolvedValue(false);
    await express.act(stopped, 'pay-out');
    expect((await express.read(stopped)).state).toBe('STOPPED');
    await freeze(false);
    await express.turn();
    expect([(await express.read(looked)).state, (await express.read(stopped)).state]).toEqual(['REVIEW', 'STOPPED']);
    for (const [orderId, state] of [
      [looked, 'EXPIRED'],
      [stopped, 'CANCELLED'],
    ] as const)
      await database().query('update simulated_payments set state = $2 where id = $1', [await express.paymentOf(orderId), state]);
    await express.turn();
    expect([(await express.read(looked)).state, (await express.read(stopped)).state]).toEqual(['EXPIRED', 'CANCELLED']);
    expect([await main(), cancel.mock.calls.length > 0]).toEqual([ALL, true]);
  });

  it('end where their provider says that it failed, and not where it says anything else', async () => {
    const orderId = await inReview();
    const paymentId = await express.paymentOf(orderId);
    const answer = jest.spyOn(express.provider, 'stateOf');
    for (const state of ['OPEN', 'PAID', 'SETTLED', 'REFUNDED'] as const) {
      answer.mockResolvedValueOnce({ paymentId, state, paidWith: null });
      expect(await askWhetherLetGo(express.context, await express.read(orderId))).toMatchObject({ state: 'REVIEW' });
    }
    answer.mockImplementation(async (asked) => ({ paymentId: asked, state: asked === paymentId ? 'FAILED' : 'PAID', paidWith: null }));
    await askAboutLooked(express.context);
    expect([(await express.read(orderId)).state, await main()]).toEqual(['FAILED', ALL]);
  });

  it('are asked about beside what is due: a provider that does not answer about them holds nothing up', async () => {
    const looked = await inReview();
    const waiting = (await sell(SMALL)).orderId;
    const lookedPayment = await express.paymentOf(looked);
    const { stateOf } = express.provider;
    let answers: (() => void) | undefined;
    const asked = jest.spyOn(express.provider, 'stateOf').mockImplementation(async (paymentId) => {
      if (paymentId === lookedPayment) await new Promise<void>((resolve) => (answers = resolve));
      return stateOf(paymentId);
    });
    express.clock.advance(601_000);
    await lookAfterOrders(express.context);
    expect((await express.read(waiting)).state).toBe('EXPIRED');
    expect(asked).not.toHaveBeenCalledWith(lookedPayment);
    const asking = askAboutLooked(express.context);
    const again = (await sell(SMALL)).orderId;
    express.clock.advance(601_000);
    await lookAfterOrders(express.context);
    expect((await express.read(again)).state).toBe('EXPIRED');
    answers?.();
    await asking;
    expect((await express.read(looked)).state).toBe('REVIEW');
  });

  it('are no news to an owner who leaves them', async () => {
    const [waiting, looked] = [(await sell(SMALL)).orderId, await inReview()];
    for (const orderId of [waiting, looked]) await cancelExpressOrder(express.context, user, orderId);
    expect(await express.read(looked)).toMatchObject({ state: 'CANCELLED', reason: null });
    expect([await newsOf(waiting), await newsOf(looked)]).toEqual([[], ['REVIEW']]);
  });

  it('come back where their provider lets go of what it has promised already', async () => {
    const { orderId } = await sell(SMALL);
    await express.act(orderId, 'pay-out');
    expect((await express.read(orderId)).state).toBe('DELIVERING');
    await database().query("update simulated_payments set state = 'CANCELLED' where id = $1", [await express.paymentOf(orderId)]);
    await database().query('delete from simulated_payment_events where payment_id = $1', [await express.paymentOf(orderId)]);
    express.clock.advance(3 * 86_400_000);
    await express.turn();
    expect([(await express.read(orderId)).state, await main()]).toEqual(['REFUNDED', ALL]);
  });
});
