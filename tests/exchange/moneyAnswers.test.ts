import type { Actor } from '@/exchange/app/actor';
import type { PriceWaiter } from '@/exchange/app/money/desk/desk';
import type { Posting } from '@/exchange/app/money/moneyWriter';
import { cancelAllOrders } from '@/exchange/app/money/spot/cancelOrders';
import { readTerms } from '@/exchange/app/money/spot/orderTerms';
import { placeOrder } from '@/exchange/app/money/spot/placeOrder';
import { balance, endMoney, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

describeOnEachDatabase('answers', (database) => {
  let money: Money;
  let actor: Actor;
  beforeEach(async () => {
    money = await startMoney(database());
    actor = newActor();
    await fund(money, actor, 'USDT', '1000');
  });
  afterEach(() => endMoney(money, database(), actor));

  it('tell what became of a repeated order by the end of its batch', async () => {
    const order = limit('BUY', '90000', '0.001');
    const first = await money.writer.placeSpotOrder(actor, order);
    const [canceled, repeated] = await Promise.all([
      money.writer.cancelSpotOrder(actor, { symbol: first.symbol, orderId: first.orderId }),
      money.writer.placeSpotOrder(actor, order),
    ]);
    expect(canceled.status).toBe('CANCELED');
    expect(repeated).toEqual(canceled);
  });

  it('refuse a cancel that names two orders', async () => {
    const [one, two] = [limit('BUY', '90000', '0.001'), limit('BUY', '90000', '0.001')];
    const first = await money.writer.placeSpotOrder(actor, one);
    await money.writer.placeSpotOrder(actor, two);
    const both = { symbol: first.symbol, orderId: first.orderId, clientOrderId: two.clientOrderId };
    await expect(money.writer.cancelSpotOrder(actor, both)).rejects.toMatchObject({ codeName: 'orderNotFound' });
    const fitting = { ...both, clientOrderId: one.clientOrderId };
    expect((await money.writer.cancelSpotOrder(actor, fitting)).orderId).toBe(first.orderId);
    await expect(money.writer.cancelSpotOrder(actor, both)).rejects.toMatchObject({ codeName: 'orderNotFound' });
  });

  it('give the second of two equal postings in a batch what the first got', async () => {
    const posting = (amount: bigint): Posting => ({
      kind: 'test.take',
      reference: `take-${actor.userId}`,
      entries: [
        { owner: { type: 'user', userId: actor.userId, wallet: 'TRADE' }, asset: 'USDT', amount: -amount },
        { owner: { type: 'system', name: 'issuance' }, asset: 'USDT', amount },
      ],
    });
    const refused = await Promise.allSettled([money.writer.post(posting(2000_00000000n)), money.writer.post(posting(2000_00000000n))]);
    expect(refused).toMatchObject([{ reason: { codeName: 'balanceTooLow' } }, { reason: { codeName: 'balanceTooLow' } }]);
    await Promise.all([money.writer.post(posting(1n)), money.writer.post(posting(1n))]);
    expect((await balance(database(), actor, 'USDT')).available).toBe(1000_00000000n - 1n);
  });

  it('leave no rows of users whose orders were refused', async () => {
    const stranger = newActor();
    await expect(money.writer.placeSpotOrder(stranger, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({
      codeName: 'balanceTooLow',
    });
    expect(await database().query('select 1 from accounts where owner_id = $1', [stranger.userId])).toEqual([]);
    expect(await database().query('select 1 from traders where user_id = $1', [stranger.userId])).toEqual([]);
    await fund(money, stranger, 'USDT', '1000');
    await money.writer.placeSpotOrder(stranger, limit('BUY', '90000', '0.001'));
    expect(await database().query('select fee_tier from traders where user_id = $1', [stranger.userId])).toEqual([{ fee_tier: 0 }]);
    await money.writer.cancelAllSpotOrders(stranger);
  });

  it('charge an order the fees it was placed with', async () => {
    const maker = newActor();
    await fund(money, maker, 'BTC', '1');
    await money.writer.placeSpotOrder(maker, limit('SELL', '96000', '0.01'));
    await money.writer.stop();
    await database().query('update fee_tiers set maker_ppm = 500000');
    money = await startMoney(database());
    await money.writer.placeSpotOrder(actor, limit('BUY', '96000', '0.01'));
    // 0.08 % of 960 USDT.
    expect((await balance(database(), maker, 'USDT')).available).toBe(959_23200000n);
    await database().query('update fee_tiers set maker_ppm = 800');
  });
});

describeOnEachDatabase('what waits on prices', (database) => {
  it('is told of each trade in its own batch, and may act there', async () => {
    const seen: [string, number][] = [];
    const holder = newActor();
    const waiter: PriceWaiter = {
      onTrade: ({ desk, batch, marketDesk }, trade) => {
        seen.push([marketDesk.market.symbol, trade.priceTicks]);
        if (trade.priceTicks >= 970_000) cancelAllOrders(desk, batch, holder.userId);
      },
    };
    const money = await startMoney(database(), { priceWaiters: [waiter] });
    const [seller, buyer] = [newActor(), newActor()];
    await fund(money, seller, 'BTC', '1');
    for (const actor of [buyer, holder]) await fund(money, actor, 'USDT', '10000');
    const waiting = await money.writer.placeSpotOrder(holder, limit('BUY', '90000', '0.001'));
    for (const price of ['96000', '97000']) await money.writer.placeSpotOrder(seller, limit('SELL', price, '0.01'));
    const before = money.bus.published.length;
    await money.writer.placeSpotOrder(buyer, limit('BUY', '97000', '0.02'));
    expect(seen).toEqual([
      ['BTC_USDT', 960_000],
      ['BTC_USDT', 970_000],
    ]);
    const told = money.bus.published.slice(before).filter(({ topic }) => topic === `user.${holder.userId}`);
    expect(told).toMatchObject([{ payload: { orders: [{ orderId: waiting.orderId, status: 'CANCELED' }] } }]);
    await endMoney(money, database());
  });

  it('is told once of the trades it makes itself', async () => {
    const seen: string[] = [];
    const owner = newActor();
    const waiter: PriceWaiter = {
      onTrade: ({ desk, batch, marketDesk }, { tradeId, priceTicks }) => {
        seen.push(tradeId);
        if (priceTicks !== 960_000) return;
        const order = limit('BUY', '97000', '0.01');
        placeOrder(desk, batch, owner, order.clientOrderId ?? '', readTerms(marketDesk.market, order));
      },
    };
    const money = await startMoney(database(), { priceWaiters: [waiter] });
    const [seller, buyer] = [newActor(), newActor()];
    await fund(money, seller, 'BTC', '1');
    await fund(money, buyer, 'USDT', '10000');
    await fund(money, owner, 'USDT', '10000');
    // Whoever a waiter trades for is in memory.
    await money.writer.placeSpotOrder(owner, limit('BUY', '90000', '0.001'));
    for (const price of ['96000', '97000']) await money.writer.placeSpotOrder(seller, limit('SELL', price, '0.01'));
    await money.writer.placeSpotOrder(buyer, limit('BUY', '96000', '0.01'));
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(2);
    await money.writer.cancelAllSpotOrders(owner);
    await endMoney(money, database());
  });
});
