import type { Actor } from '@/exchange/app/actor';
import type { MoneyStore } from '@/exchange/app/money/moneyStore';
import type { Posting } from '@/exchange/app/money/moneyWriter';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

const DAY_MS = 86_400_000;

describeOnEachDatabase('idempotency', (database) => {
  let money: Money;
  let actor: Actor;
  beforeEach(async () => {
    money = await startMoney(database());
    actor = newActor();
    await fund(money, actor, 'USDT', '1000');
  });
  afterEach(async () => {
    await money.writer.cancelAllSpotOrders(actor);
    await money.writer.stop();
  });
  const countOrders = async () => (await database().query('select id from spot_orders where user_id = $1', [actor.userId])).length;

  it('answers a repeated order with the first, also while that is in flight', async () => {
    const order = limit('BUY', '90000', '0.001');
    const [first, second] = await Promise.all([
      money.writer.placeSpotOrder(actor, order),
      money.writer.placeSpotOrder(actor, { ...order, price: '90000.0' }),
    ]);
    expect(second).toEqual(first);
    expect(await money.writer.placeSpotOrder(actor, order)).toEqual(first);
    expect(await countOrders()).toBe(1);
    expect((await balance(database(), actor, 'USDT')).held).toBe(90_00000000n);
  });

  it('answers with what has become of the first', async () => {
    const order = limit('BUY', '90000', '0.001');
    const first = await money.writer.placeSpotOrder(actor, order);
    await money.writer.cancelAllSpotOrders(actor);
    expect(await money.writer.placeSpotOrder(actor, order)).toMatchObject({ orderId: first.orderId, status: 'CANCELED' });
  });

  it('refuses the same name for another order, in flight and later', async () => {
    const order = limit('BUY', '90000', '0.001');
    const reused = { ...order, price: '90001' };
    const [first, second] = await Promise.allSettled([
      money.writer.placeSpotOrder(actor, order),
      money.writer.placeSpotOrder(actor, reused),
    ]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: { msg: 'order.client_order_id_reused' } });
    await expect(money.writer.placeSpotOrder(actor, reused)).rejects.toMatchObject({ msg: 'order.client_order_id_reused' });
  });

  it('looks up no names of internal accounts, and still makes one order of a name', async () => {
    const asked: string[] = [];
    const repository = createMoneyRepository(database());
    const store: MoneyStore = {
      ...repository,
      namesOf: (userIds, ...rest) => {
        asked.push(...userIds);
        return repository.namesOf(userIds, ...rest);
      },
    };
    await money.writer.stop();
    money = await startMoney(database(), { clock: money.clock, store });
    const maker = newActor(2);
    await fund(money, maker, 'USDT', '1000');
    const order = limit('BUY', '90000', '0.001');
    const [mine, first] = [await money.writer.placeSpotOrder(actor, order), await money.writer.placeSpotOrder(maker, order)];
    expect((await money.writer.placeSpotOrder(actor, order)).orderId).toBe(mine.orderId);
    // The database takes the name once; the batch is taken apart and the order found.
    expect((await money.writer.placeSpotOrder(maker, order)).orderId).toBe(first.orderId);
    expect(asked).toContain(actor.userId);
    expect(asked).not.toContain(maker.userId);
    await money.writer.cancelAllSpotOrders(maker);
  });

  it('remembers names over a restart, for good, and per user', async () => {
    const order = limit('BUY', '90000', '0.001');
    const first = await money.writer.placeSpotOrder(actor, order);
    await money.writer.stop();
    money = await startMoney(database(), { clock: money.clock });
    expect((await money.writer.placeSpotOrder(actor, order)).orderId).toBe(first.orderId);
    const other = newActor();
    await fund(money, other, 'USDT', '1000');
    expect((await money.writer.placeSpotOrder(other, order)).orderId).not.toBe(first.orderId);
    await money.writer.cancelAllSpotOrders(other);
    money.clock.advance(DAY_MS + 1);
    expect((await money.writer.placeSpotOrder(actor, order)).orderId).toBe(first.orderId);
    expect(await countOrders()).toBe(1);
  });

  it('asks the database about names when there were too many to remember', async () => {
    const oldest = limit('BUY', '90000', '0.0001');
    const { orderId } = await money.writer.placeSpotOrder(actor, oldest);
    await money.writer.cancelAllSpotOrders(actor);
    // A user with more orders within the day than are loaded at once.
    await database().query(
      `insert into spot_orders select (json_populate_record(o, json_build_object('id', 900000000 + n, 'client_order_id', 'old' || n))).*
         from spot_orders o, generate_series(1, 1001) n where o.id = $1::bigint`,
      [orderId],
    );
    await money.writer.stop();
    money = await startMoney(database(), { clock: money.clock });
    expect((await money.writer.placeSpotOrder(actor, oldest)).orderId).toBe(orderId);
    expect((await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.0001'))).status).toBe('OPEN');
    await database().query('delete from spot_orders where id > 900000000');
  });

  it('posts a movement once, however often it is sent', async () => {
    const posting: Posting = {
      kind: 'test.gift',
      reference: `gift-${actor.userId}`,
      entries: [
        { owner: { type: 'user', userId: actor.userId, wallet: 'TRADE' }, asset: 'ETH', amount: 5n },
        { owner: { type: 'system', name: 'issuance' }, asset: 'ETH', amount: -5n },
      ],
    };
    await Promise.all([money.writer.post(posting), money.writer.post(posting)]);
    await money.writer.post(posting);
    expect((await balance(database(), actor, 'ETH')).available).toBe(5n);
    await expectLedgerHolds(database());
  });

  it('refuses a movement that is off balance, of an unknown asset, or of more than there is', async () => {
    const user = { type: 'user', userId: actor.userId, wallet: 'TRADE' } as const;
    const issuance = { type: 'system', name: 'issuance' } as const;
    const post = (entries: Posting['entries'], reference: string) => money.writer.post({ kind: 'test.bad', reference, entries });
    await expect(post([{ owner: user, asset: 'USDT', amount: 1n }], 'a')).rejects.toThrow('off balance by 1 USDT');
    await expect(post([{ owner: user, asset: 'NONE', amount: 0n }], 'b')).rejects.toThrow('unknown asset NONE');
    const tooMuch = [
      { owner: user, asset: 'USDT', amount: -1000_00000001n },
      { owner: issuance, asset: 'USDT', amount: 1000_00000001n },
    ];
    await expect(post(tooMuch, 'c')).rejects.toMatchObject({ msg: 'order.balance_too_low||1000||USDT' });
  });
});
