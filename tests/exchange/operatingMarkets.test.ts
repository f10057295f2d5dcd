import { type MarketCommitted, marketTopic } from '@/exchange/app/events';
import type { MarketChange } from '@/exchange/app/money/commands/setMarket';
import type { OperatingContext } from '@/exchange/app/operating/context';
import { setMarket } from '@/exchange/app/operating/markets';
import type { Operator } from '@/exchange/app/operating/operatorStore';
import { endStates } from '@/exchange/app/operating/stateTimer';
import { balance, limit, market } from '../support/moneyDesk';
import { audit, operatedMarket } from '../support/operatedMarket';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('markets operated live', (database) => {
  const { maker, taker, money, restart, change, place, told } = operatedMarket(database);

  it('takes resting orders only while post-only', async () => {
    await place(limit('SELL', '96500', '0.1'), maker);
    await change({ state: 'POST_ONLY' });
    await expect(place(market('BUY', '0.1'))).rejects.toMatchObject({ codeName: 'marketPostOnly' });
    await expect(place(limit('BUY', '96400', '0.1', { timeInForce: 'IOC' }))).rejects.toMatchObject({ codeName: 'marketPostOnly' });
    await expect(place(limit('BUY', '96500', '0.1'))).rejects.toMatchObject({ codeName: 'marketPostOnly' });
    await expect(place(limit('BUY', '96500', '0.1', { isPostOnly: true }))).rejects.toMatchObject({ codeName: 'postOnlyWouldTake' });
    const rests = await place(limit('BUY', '96400', '0.1'));
    expect(rests).toMatchObject({ status: 'OPEN', isPostOnly: false });
    await money().writer.cancelSpotOrder(taker, { symbol: 'BTC_USDT', orderId: rests.orderId });
    await change({ state: 'LIVE' });
    expect(await place(limit('BUY', '96500', '0.1'))).toMatchObject({ status: 'FILLED' });
  });

  it('lets orders be cancelled and none placed while cancel-only, and neither while halted', async () => {
    const order = await place(limit('BUY', '96000', '0.1'));
    const other = await place(limit('BUY', '95900', '0.1'));
    await change({ state: 'CANCEL_ONLY' });
    await expect(place(limit('BUY', '96000', '0.1'))).rejects.toMatchObject({ codeName: 'marketPaused' });
    await money().writer.cancelSpotOrder(taker, { symbol: 'BTC_USDT', orderId: other.orderId });
    await change({ state: 'HALTED' });
    await expect(place(limit('BUY', '96000', '0.1'))).rejects.toMatchObject({ codeName: 'marketHalted' });
    await expect(money().writer.cancelSpotOrder(taker, { symbol: 'BTC_USDT', orderId: order.orderId })).rejects.toMatchObject({
      codeName: 'marketHalted',
    });
    await expect(money().writer.cancelAllSpotOrders(taker, 'BTC_USDT')).rejects.toMatchObject({ codeName: 'marketHalted' });
    expect(await money().writer.cancelAllSpotOrders(taker)).toEqual([]);
    await change({ state: 'LIVE' });
    expect(await money().writer.cancelAllSpotOrders(taker)).toEqual([order.orderId]);
  });

  it('takes effect at the book sequence it names, told once, and survives a restart', async () => {
    await place(limit('BUY', '96000', '0.1'));
    const before = money().writer.bookLevels('BTC_USDT', 1).seq;
    const done = await change({ state: 'HALTED', priceIncrement: '1', maxQuantity: '2', stateUntil: money().clock.now() + 1_000 });
    expect(done).toMatchObject({
      seq: before + 1,
      rules: { state: 'HALTED', stateReason: 'OPERATOR', priceIncrement: '1', maxQuantity: '2' },
    });
    expect(told()).toMatchObject({ symbol: 'BTC_USDT', seq: before + 1, rules: done?.rules });
    expect(money().bus.of<MarketCommitted>(marketTopic('BTC_USDT')).at(-1)).toMatchObject({ seq: before + 1, levels: [], trades: [] });
    const hash = money().writer.stateHash();
    await restart();
    expect(money().writer.stateHash()).toBe(hash);
    expect(
      money()
        .writer.marketRules()
        .find(({ symbol }) => symbol === 'BTC_USDT')?.rules,
    ).toEqual(done?.rules);
    await change({ state: 'LIVE', priceIncrement: '0.1', maxQuantity: '500' });
  });

  it('holds new orders to new steps and limits, and leaves those that rest', async () => {
    const resting = await place(limit('BUY', '96000.1', '0.00013'));
    await change({ priceIncrement: '0.5', quantityIncrement: '0.0001', minQuantity: '0.0002', maxQuantity: '3' });
    const refusals = [
      [limit('BUY', '96000.1', '0.001'), 'order.price_tick||0.5'],
      [limit('BUY', '96000.5', '0.00011'), 'order.size_lot||0.0001'],
      [limit('BUY', '96000.5', '0.0001'), 'order.size_too_small||0.0002||BTC'],
      [limit('BUY', '96000.5', '3.0001'), 'order.size_too_large||3||BTC'],
    ] as const;
    for (const [order, msg] of refusals) await expect(place(order)).rejects.toMatchObject({ msg });
    expect(await place(limit('BUY', '96000.5', '0.0002'))).toMatchObject({ price: '96000.5', quantity: '0.0002' });
    expect(await place(market('SELL', '0.0003'), maker)).toMatchObject({ status: 'FILLED', filledQuantity: '0.0003' });
    const [left] = await money().writer.cancelAllSpotOrders(taker);
    expect(left).toBe(resting.orderId);
    await change({ priceIncrement: '0.1', quantityIncrement: '0.00001', minQuantity: '0.00001', maxQuantity: '500' });
  });

  it.each<[MarketChange, string]>([
    [{ priceIncrement: '0.15' }, 'priceIncrement'],
    [{ priceIncrement: '0' }, 'priceIncrement'],
    [{ quantityIncrement: '0.000015' }, 'quantityIncrement'],
    [{ minQuantity: '5', maxQuantity: '4' }, 'minQuantity'],
    [{ maxQuantity: '999999999999999999' }, 'maxQuantity'],
    [{ priceBand: '1' }, 'priceBand'],
    [{ priceBand: '0.00000001' }, 'priceBand'],
    [{ state: 'LIVE', stateUntil: 5 }, 'until'],
  ])('refuses %j', async (what, field) => {
    const before = money().writer.marketRules();
    await expect(change(what)).rejects.toMatchObject({ msg: expect.stringContaining(`request.invalid||${field}`) });
    expect(money().writer.marketRules()).toEqual(before);
  });

  it('goes live by itself when the time is over, unless an operator decided otherwise', async () => {
    const until = money().clock.now() + 5_000;
    await change({ state: 'CANCEL_ONLY', stateUntil: until });
    await change({ state: 'HALTED', stateUntil: until + 1_000 }, 'ETH_USDT');
    await endStates(money().writer, money().clock);
    expect(told()).toMatchObject({ rules: { state: 'HALTED' } });
    money().clock.advance(5_000);
    await endStates(money().writer, money().clock);
    expect(told()).toMatchObject({ symbol: 'BTC_USDT', rules: { state: 'LIVE', stateReason: null, stateUntil: null } });
    await change({ state: 'HALTED' }, 'ETH_USDT');
    money().clock.advance(5_000);
    await endStates(money().writer, money().clock);
    expect(told()).toMatchObject({ symbol: 'ETH_USDT', rules: { state: 'HALTED', stateUntil: null } });
    await change({ state: 'LIVE' }, 'ETH_USDT');
  });

  it('cancels what is open when a market is delisted, and never lists it again', async () => {
    await place(limit('BUY', '85', '10', { symbol: 'LTC_USDT' }));
    await place(limit('BUY', '84', '10', { symbol: 'LTC_USDT' }), maker);
    expect(await change({ state: 'DELISTED' }, 'LTC_USDT')).toMatchObject({ canceledOrders: 2 });
    expect(await balance(database(), taker, 'USDT')).toMatchObject({ held: 0n });
    expect(money().writer.bookLevels('LTC_USDT', 5)).toMatchObject({ bids: [], asks: [] });
    const [row] = await database().query("select status, close_reason from spot_orders where symbol = 'LTC_USDT' limit 1");
    expect(row).toEqual({ status: 'EXPIRED', close_reason: 'MARKET_CLOSED' });
    await expect(place(limit('BUY', '85', '10', { symbol: 'LTC_USDT' }))).rejects.toMatchObject({ codeName: 'marketHalted' });
    await expect(change({ state: 'LIVE' }, 'LTC_USDT')).rejects.toMatchObject({ codeName: 'badRequest' });
  });

  it('delists a large market a few orders at a time, while others trade', async () => {
    const symbol = 'XRP_USDT';
    const placings = [maker, taker].flatMap((actor) =>
      Array.from({ length: 130 }, (_, index) => place(limit('BUY', (0.5 + index / 1000).toFixed(4), '20', { symbol }), actor)),
    );
    await Promise.all(placings);
    const { writer, clock } = money();
    const context = { writer, clock } as unknown as OperatingContext;
    await expect(change({ state: 'DELISTED' }, symbol)).rejects.toMatchObject({ codeName: 'internal' });
    const delisting = setMarket(context, { id: '1', name: 'alice' } as Operator, { symbol, state: 'DELISTED', note: 'gone' });
    expect(await place(limit('BUY', '96000', '0.1'))).toMatchObject({ status: 'OPEN' });
    expect(await delisting).toMatchObject({ canceledOrders: 260, rules: { state: 'DELISTED' } });
    const open = "select count(*) as open from spot_orders where symbol = $1 and status = 'OPEN'";
    expect(await database().query(open, [symbol])).toEqual([{ open: 0n }]);
  });

  it('writes what changed into the audit log with the change', async () => {
    const { seq } = (await change({ priceBand: '0.2' })) ?? {};
    const [line] = await database().query('select actor, action, subject, details from audit_log order by sequence desc limit 1');
    expect(line).toMatchObject({
      ...audit,
      details: { note: 'a test', seq, before: { priceBand: '0.1' }, after: { priceBand: '0.2' } },
    });
    await change({ priceBand: '0.1' });
  });

  it('takes a change back with the batch that carried it', async () => {
    const before = money().writer.marketRules();
    await database().query("alter table audit_log add constraint no_lines check (action <> 'forbidden') not valid");
    const forbidden = { ...audit, action: 'forbidden' };
    await expect(
      money().writer.run('setMarket', {
        symbol: 'BTC_USDT',
        change: { state: 'HALTED', priceBand: '0.3' },
        reason: 'OPERATOR',
        audit: forbidden,
      }),
    ).rejects.toBeDefined();
    await database().query('alter table audit_log drop constraint no_lines');
    expect(money().writer.marketRules()).toEqual(before);
    expect(await place(limit('BUY', '96000', '0.1'))).toMatchObject({ status: 'OPEN' });
  });
});
