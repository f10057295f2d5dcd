import type { CreateSpotOrder } from '@/contract/spot';
import type { Actor } from '@/exchange/app/actor';
import { balance, fund, limit, type Money, market, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

// BTC_USDT: tick 0.1, lot 0.00001, at least 5 USDT, at most 500 BTC, band 10 % around 96482.1 (86833.9 to 106130.3).
describeOnEachDatabase('order rules', (database) => {
  let money: Money;
  let actor: Actor;
  beforeAll(async () => {
    money = await startMoney(database());
    actor = newActor();
    await fund(money, actor, 'USDT', '1000');
    await fund(money, actor, 'BTC', '0.5');
  });
  afterAll(() => money.writer.stop());

  const refusals: [string, CreateSpotOrder, string][] = [
    ['an unknown pair', limit('BUY', '1', '1', { symbol: 'AAA_BBB' }), 'market.symbol_unknown||AAA_BBB'],
    ['a limit order without a price', { ...limit('BUY', '1', '1'), price: undefined }, 'order.price_required'],
    ['a price off its tick', limit('BUY', '96000.05', '0.001'), 'order.price_tick||0.1'],
    ['a price of zero', limit('BUY', '0', '0.001'), 'order.price_tick||0.1'],
    ['a size off its lot', limit('BUY', '96000', '0.000001'), 'order.size_lot||0.00001'],
    ['a size of zero', limit('BUY', '96000', '0'), 'order.size_too_small||0.00001||BTC'],
    ['too large a size', limit('BUY', '96000', '500.00001'), 'order.size_too_large||500||BTC'],
    ['a size no number can hold', limit('BUY', '96000', '9'.repeat(30)), 'order.size_too_large||500||BTC'],
    ['too small a notional', limit('BUY', '96000', '0.00005'), 'order.notional_too_small||5||USDT'],
    ['too small a market notional', market('SELL', '0.00005'), 'order.notional_too_small||5||USDT'],
    ['too small a market budget', market('BUY', '4.99', { sizeUnit: 'QUOTE' }), 'order.notional_too_small||5||USDT'],
    ['a budget beyond the ledger scale', market('BUY', '10.000000001', { sizeUnit: 'QUOTE' }), 'order.size_lot||0.00000001'],
    ['a buy far above the market', limit('BUY', '106130.4', '0.001'), 'order.price_above_band||106130.3||USDT'],
    ['a sell far below the market', limit('SELL', '86833.8', '0.001'), 'order.price_below_band||86833.9||USDT'],
    ['a sell at a price no number can hold', limit('SELL', '9'.repeat(25), '0.001'), 'order.price_above_band||900719925474099.1||USDT'],
    [
      'post-only with IOC',
      limit('BUY', '96000', '0.001', { isPostOnly: true, timeInForce: 'IOC' }),
      'order.options_conflict||isPostOnly, IOC',
    ],
    [
      'post-only with FOK',
      limit('BUY', '96000', '0.001', { isPostOnly: true, timeInForce: 'FOK' }),
      'order.options_conflict||isPostOnly, FOK',
    ],
    ['a post-only market order', market('BUY', '0.001', { isPostOnly: true }), 'order.options_conflict||isPostOnly, MARKET'],
    ['a limit order sized in quote', limit('BUY', '96000', '100', { sizeUnit: 'QUOTE' }), 'order.options_conflict||LIMIT, sizeUnit QUOTE'],
    ['a market order with a price', market('BUY', '0.001', { price: '96000' }), 'order.options_conflict||MARKET, price'],
    ['a market order on an empty book', market('SELL', '0.001'), 'order.no_liquidity'],
    ['FOK on an empty book', limit('BUY', '96000', '0.001', { timeInForce: 'FOK' }), 'order.fok_unfillable||0||BTC'],
  ];

  it.each(refusals)('refuses %s', async (_name, order, msg) => {
    await expect(money.writer.placeSpotOrder(actor, order)).rejects.toMatchObject({ msg });
  });

  it('refuses what the balance does not cover, and names what is there', async () => {
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '96000', '0.01042'))).rejects.toMatchObject({
      msg: 'order.balance_too_low||1000||USDT',
    });
    await expect(money.writer.placeSpotOrder(actor, limit('SELL', '97000', '0.50001'))).rejects.toMatchObject({
      msg: 'order.balance_too_low||0.5||BTC',
    });
    expect(await balance(database(), actor, 'USDT')).toEqual({ available: 1000_00000000n, held: 0n });
  });

  it('refuses post-only that would take, and FOK that cannot fill, with the value that stands against it', async () => {
    const maker = newActor();
    await fund(money, maker, 'BTC', '1');
    await money.writer.placeSpotOrder(maker, limit('SELL', '96500', '0.002'));
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '96500', '0.001', { isPostOnly: true }))).rejects.toMatchObject({
      msg: 'order.post_only_would_take||96500',
    });
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '96500', '0.005', { timeInForce: 'FOK' }))).rejects.toMatchObject({
      msg: 'order.fok_unfillable||0.002||BTC',
    });
    await expect(money.writer.placeSpotOrder(actor, market('BUY', '5', { sizeUnit: 'QUOTE', symbol: 'ETH_USDT' }))).rejects.toMatchObject({
      msg: 'order.no_liquidity',
    });
    const rest = await money.writer.placeSpotOrder(actor, limit('BUY', '96500', '0.005', { timeInForce: 'IOC' }));
    expect(rest).toMatchObject({ status: 'EXPIRED', closeReason: 'IOC_REST', filledQuantity: '0.002' });
    await money.writer.cancelAllSpotOrders(maker);
  });

  it('limits open orders per user and market', async () => {
    const busy = newActor();
    await fund(money, busy, 'USDT', '5000');
    const place = (index: number) => money.writer.placeSpotOrder(busy, limit('BUY', (60000 - index).toFixed(1), '0.0001'));
    await Promise.all(Array.from({ length: 200 }, (_, index) => place(index)));
    await expect(place(200)).rejects.toMatchObject({ msg: 'order.too_many_open||200' });
    const taken = await money.writer.placeSpotOrder(busy, limit('BUY', '3000', '0.002', { symbol: 'ETH_USDT' }));
    expect(taken.status).toBe('OPEN');
    expect(await money.writer.cancelAllSpotOrders(busy, 'BTC_USDT')).toHaveLength(200);
    expect((await place(201)).status).toBe('OPEN');
    await money.writer.cancelAllSpotOrders(busy);
  });

  it("does not find another user's order, and says why one's own cannot be cancelled", async () => {
    const order = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001', { clientOrderId: 'mine' }));
    const stranger = newActor();
    const { symbol, orderId } = order;
    await expect(money.writer.cancelSpotOrder(stranger, { symbol, orderId })).rejects.toMatchObject({ msg: 'order.not_found' });
    await expect(money.writer.cancelSpotOrder(stranger, { symbol, clientOrderId: 'mine' })).rejects.toMatchObject({
      msg: 'order.not_found',
    });
    expect(await money.writer.cancelAllSpotOrders(stranger)).toEqual([]);
    await expect(money.writer.cancelSpotOrder(actor, { symbol: 'ETH_USDT', orderId })).rejects.toMatchObject({ msg: 'order.not_found' });
    await expect(money.writer.cancelSpotOrder(actor, { symbol })).rejects.toMatchObject({ msg: 'request.invalid||orderId||required' });
    await money.writer.cancelSpotOrder(actor, { symbol, orderId });
    await expect(money.writer.cancelSpotOrder(actor, { symbol, orderId })).rejects.toMatchObject({ msg: 'order.not_open||CANCELED' });
    await expect(money.writer.cancelSpotOrder(actor, { symbol, clientOrderId: 'mine' })).rejects.toMatchObject({
      msg: 'order.not_open||CANCELED',
    });
  });

  it('takes no orders on a paused market', async () => {
    await database().query("update market_state set state = 'CANCEL_ONLY', state_reason = 'OPERATOR' where symbol = 'LTC_USDT'");
    const other = newActor();
    await money.writer.stop();
    money = await startMoney(database());
    await fund(money, other, 'USDT', '100');
    const order = limit('BUY', '88', '0.5', { symbol: 'LTC_USDT' });
    await expect(money.writer.placeSpotOrder(other, order)).rejects.toMatchObject({ msg: 'order.market_paused' });
    await database().query("update market_state set state = 'LIVE', state_reason = null where symbol = 'LTC_USDT'");
  });
});
