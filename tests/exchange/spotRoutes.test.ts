import type { FastifyInstance } from 'fastify';
import { fund, limit, type Money, market, newActor, startMoney } from '../support/moneyDesk';
import { buildSpotApp, call } from '../support/spotApp';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('spot calls', (database) => {
  let money: Money;
  let app: FastifyInstance;
  const maker = newActor();
  const user = newActor();
  const stranger = newActor();
  beforeAll(async () => {
    money = await startMoney(database());
    ({ app } = buildSpotApp(database(), money, [maker, user, stranger]));
    await fund(money, maker, 'BTC', '1');
    await fund(money, user, 'USDT', '10000');
  });
  afterAll(async () => {
    await app.close();
    await money.writer.stop();
  });

  it('places, shows and cancels an order', async () => {
    const { data: placed } = await call(app, user, 'createSpotOrder', limit('BUY', '90000', '0.01'));
    const open = await call(app, user, 'openSpotOrders', {});
    expect(open.data).toEqual({ records: [placed], searchAfter: null, last: true });
    const { symbol, orderId } = placed;
    const canceled = await call(app, user, 'cancelSpotOrder', { symbol, orderId });
    expect(canceled.data).toMatchObject({ orderId, status: 'CANCELED', closeReason: 'USER' });
    expect((await call(app, user, 'openSpotOrders', {})).data.records).toEqual([]);
    expect(await call(app, user, 'cancelSpotOrder', { symbol, orderId })).toEqual({
      code: '40015',
      msg: 'order.not_open||CANCELED',
      data: null,
    });
  });

  it('lists own fills with role and fee, by symbol, order and time', async () => {
    const { data: sell } = await call(app, maker, 'createSpotOrder', limit('SELL', '96500', '0.02'));
    const beforeMs = money.clock.now();
    money.clock.advance(1000);
    const { data: buy } = await call(app, user, 'createSpotOrder', market('BUY', '0.01'));
    money.clock.advance(1000);
    await call(app, user, 'createSpotOrder', limit('BUY', '96500', '0.005'));
    const fills = (await call(app, user, 'spotTradeHistory', {})).data.records;
    expect(fills.map(({ quantity, role, fee, feeAsset }) => [quantity, role, fee, feeAsset])).toEqual([
      ['0.005', 'TAKER', '0.000005', 'BTC'],
      ['0.01', 'TAKER', '0.00001', 'BTC'],
    ]);
    expect((await call(app, user, 'spotTradeHistory', { orderId: buy.orderId })).data.records).toEqual([fills[1]]);
    expect((await call(app, user, 'spotTradeHistory', { symbol: 'ETH_USDT' })).data.records).toEqual([]);
    expect((await call(app, user, 'spotTradeHistory', { fromTime: beforeMs + 1001 })).data.records).toEqual([fills[0]]);
    expect((await call(app, user, 'spotTradeHistory', { toTime: beforeMs + 1001 })).data.records).toEqual([fills[1]]);
    const sold = (await call(app, maker, 'spotTradeHistory', { orderId: sell.orderId })).data.records;
    expect(sold[1]).toMatchObject({ side: 'SELL', role: 'MAKER', quote: '965', fee: '0.772', feeAsset: 'USDT' });
    expect((await call(app, stranger, 'spotTradeHistory', {})).data.records).toEqual([]);
    await call(app, maker, 'cancelAllSpotOrders', {});
  });

  it('filters the history by status', async () => {
    await call(app, user, 'createSpotOrder', limit('BUY', '80000', '0.001'));
    const statuses = async (status?: 'OPEN' | 'FILLED' | 'FINISHED' | 'CANCELED' | 'ALL') =>
      (await call(app, user, 'spotOrderHistory', status ? { status } : {})).data.records.map((order) => order.status);
    expect(await statuses('OPEN')).toEqual(['OPEN']);
    expect(await statuses('FILLED')).toEqual(['FILLED', 'FILLED']);
    expect(await statuses('CANCELED')).toEqual(['CANCELED']);
    expect(await statuses()).toEqual(['FILLED', 'FILLED', 'CANCELED']);
    expect(await statuses('ALL')).toEqual(['OPEN', 'FILLED', 'FILLED', 'CANCELED']);
    expect((await call(app, user, 'spotOrderHistory', { status: 'ALL', side: 'SELL' })).data.records).toEqual([]);
    expect(await call(app, user, 'spotOrderHistory', { symbol: 'AAA_BBB' })).toMatchObject({ code: '30001' });
    await call(app, user, 'cancelAllSpotOrders', { symbol: 'BTC_USDT' });
  });

  it('pages with a cursor, newest first, without gaps or repeats', async () => {
    for (let index = 0; index < 7; index += 1) await call(app, user, 'createSpotOrder', limit('BUY', (70000 + index).toFixed(1), '0.001'));
    const pages: string[][] = [];
    let searchAfter: string | undefined;
    do {
      const { data } = await call(app, user, 'openSpotOrders', { pageSize: 3, ...(searchAfter && { searchAfter }) });
      pages.push(data.records.map((order) => order.price ?? ''));
      expect(data.last).toBe(data.searchAfter === null);
      searchAfter = data.searchAfter ?? undefined;
    } while (searchAfter);
    expect(pages).toEqual([['70006', '70005', '70004'], ['70003', '70002', '70001'], ['70000']]);
    const bad = await call(app, user, 'openSpotOrders', { searchAfter: 'not-ours' });
    expect(bad).toEqual({ code: '10001', msg: 'request.invalid||searchAfter||cursor', data: null });
    const { data } = await call(app, user, 'cancelAllSpotOrders', {});
    expect(data.canceledOrderIds).toHaveLength(7);
  });

  it("keeps one user's orders from another", async () => {
    const { data: order } = await call(app, user, 'createSpotOrder', limit('BUY', '70000', '0.001'));
    const { symbol, orderId } = order;
    expect(await call(app, stranger, 'cancelSpotOrder', { symbol, orderId })).toMatchObject({ code: '40014', data: null });
    expect((await call(app, stranger, 'cancelAllSpotOrders', {})).data.canceledOrderIds).toEqual([]);
    expect((await call(app, stranger, 'openSpotOrders', {})).data.records).toEqual([]);
    expect((await call(app, stranger, 'spotOrderHistory', { status: 'ALL' })).data.records).toEqual([]);
    await call(app, user, 'cancelAllSpotOrders', {});
  });

  it('tells balances and fee rates', async () => {
    await call(app, user, 'createSpotOrder', limit('BUY', '70000', '0.01'));
    const balances = (await call(app, user, 'spotBalances', {})).data;
    expect(balances).toEqual([
      { wallet: 'TRADE', asset: 'BTC', available: '0.014985', held: '0' },
      { wallet: 'TRADE', asset: 'USDT', available: '7852.5', held: '700' },
    ]);
    expect((await call(app, stranger, 'spotBalances', {})).data).toEqual([]);
    const defaults = { makerFeeRate: '0.0008', takerFeeRate: '0.001' };
    expect((await call(app, user, 'spotFeeRates', {})).data).toEqual(defaults);
    await database().query('insert into fee_tiers (tier, maker_ppm, taker_ppm) values (1, 200, 500)');
    await database().query('update traders set fee_tier = 1 where user_id = $1', [user.userId]);
    expect((await call(app, user, 'spotFeeRates', {})).data).toEqual({ makerFeeRate: '0.0002', takerFeeRate: '0.0005' });
    expect((await call(app, stranger, 'spotFeeRates', {})).data).toEqual(defaults);
    expect((await call(app, user, 'standardFeeRates', {})).data).toEqual(defaults);
    await call(app, user, 'cancelAllSpotOrders', {});
  });

  it("keeps one user's names and balances from another", async () => {
    const named = { ...limit('BUY', '70000', '0.001'), clientOrderId: 'same-name' };
    const { data: order } = await call(app, user, 'createSpotOrder', named);
    // The same name belongs to another user here: it neither finds nor cancels the order that has it.
    const { symbol, clientOrderId } = order;
    expect(await call(app, stranger, 'cancelSpotOrder', { symbol, clientOrderId })).toMatchObject({ code: '40014', data: null });
    expect(await call(app, stranger, 'createSpotOrder', named)).toMatchObject({ code: '40010', data: null });
    const total = ({ data }: { data: { available: string; held: string }[] }) => data.map(({ available, held }) => [available, held]);
    expect(
      total(await call(app, stranger, 'spotBalances', {}))
        .flat()
        .every((amount) => amount === '0'),
    ).toBe(true);
    expect(
      total(await call(app, user, 'spotBalances', {}))
        .flat()
        .every((amount) => amount === '0'),
    ).toBe(false);
    await call(app, user, 'cancelAllSpotOrders', {});
  });
});
