import type { SpotOrder } from '@/contract/spot';
import { FEES_TOPIC, INSTRUMENTS_TOPIC, type InstrumentChanged, type MarketCommitted, marketTopic } from '@/exchange/app/events';
import type { MarketChange } from '@/exchange/app/money/commands/setMarket';
import type { OperatingContext } from '@/exchange/app/operating/context';
import { setMarket } from '@/exchange/app/operating/markets';
import type { Operator } from '@/exchange/app/operating/operatorStore';
import { endStates } from '@/exchange/app/operating/stateTimer';
import type { SpotContext } from '@/exchange/app/spot/context';
import { readFeeRates } from '@/exchange/app/spot/readFeeRates';
import { createSpotRepository } from '@/exchange/db/spotRepository';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, fund, limit, type Money, market, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

const audit = { actor: 'operator:alice', action: 'test', subject: 'market:BTC_USDT', details: { note: 'a test' } };

describeOnEachDatabase('markets operated live', (database) => {
  const maker = newActor();
  const taker = newActor();
  let money: Money;
  beforeAll(async () => {
    money = await startMoney(database());
    for (const [asset, amount] of [
      ['USDT', '1000000'],
      ['BTC', '10'],
    ] as const) {
      await fund(money, maker, asset, amount);
      await fund(money, taker, asset, amount);
    }
  });
  afterEach(async () => {
    await money.writer.cancelAllSpotOrders(maker);
    await money.writer.cancelAllSpotOrders(taker);
  });
  afterAll(async () => {
    await expectLedgerHolds(database());
    await money.writer.stop();
  });

  const change = (what: MarketChange, symbol = 'BTC_USDT') =>
    money.writer.run('setMarket', { symbol, change: what, reason: 'OPERATOR', audit });
  const place = (order: Parameters<Money['writer']['placeSpotOrder']>[1], actor = taker): Promise<SpotOrder> =>
    money.writer.placeSpotOrder(actor, order);
  const told = () => money.bus.of<InstrumentChanged>(INSTRUMENTS_TOPIC).at(-1);

  it('takes resting orders only while post-only', async () => {
    await place(limit('SELL', '96500', '0.1'), maker);
    await change({ state: 'POST_ONLY' });
    await expect(place(market('BUY', '0.1'))).rejects.toMatchObject({ codeName: 'marketPostOnly' });
    await expect(place(limit('BUY', '96400', '0.1', { timeInForce: 'IOC' }))).rejects.toMatchObject({ codeName: 'marketPostOnly' });
    await expect(place(limit('BUY', '96500', '0.1'))).rejects.toMatchObject({ codeName: 'marketPostOnly' });
    await expect(place(limit('BUY', '96500', '0.1', { isPostOnly: true }))).rejects.toMatchObject({ codeName: 'postOnlyWouldTake' });
    const rests = await place(limit('BUY', '96400', '0.1'));
    expect(rests).toMatchObject({ status: 'OPEN', isPostOnly: false });
    await money.writer.cancelSpotOrder(taker, { symbol: 'BTC_USDT', orderId: rests.orderId });
    await change({ state: 'LIVE' });
    expect(await place(limit('BUY', '96500', '0.1'))).toMatchObject({ status: 'FILLED' });
  });

  it('lets orders be cancelled and none placed while cancel-only, and neither while halted', async () => {
    const order = await place(limit('BUY', '96000', '0.1'));
    const other = await place(limit('BUY', '95900', '0.1'));
    await change({ state: 'CANCEL_ONLY' });
    await expect(place(limit('BUY', '96000', '0.1'))).rejects.toMatchObject({ codeName: 'marketPaused' });
    await money.writer.cancelSpotOrder(taker, { symbol: 'BTC_USDT', orderId: other.orderId });
    await change({ state: 'HALTED' });
    await expect(place(limit('BUY', '96000', '0.1'))).rejects.toMatchObject({ codeName: 'marketHalted' });
    await expect(money.writer.cancelSpotOrder(taker, { symbol: 'BTC_USDT', orderId: order.orderId })).rejects.toMatchObject({
      codeName: 'marketHalted',
    });
    await expect(money.writer.cancelAllSpotOrders(taker, 'BTC_USDT')).rejects.toMatchObject({ codeName: 'marketHalted' });
    expect(await money.writer.cancelAllSpotOrders(taker)).toEqual([]);
    await change({ state: 'LIVE' });
    expect(await money.writer.cancelAllSpotOrders(taker)).toEqual([order.orderId]);
  });

  it('takes effect at the book sequence it names, told once, and survives a restart', async () => {
    await place(limit('BUY', '96000', '0.1'));
    const before = money.writer.bookLevels('BTC_USDT', 1).seq;
    const done = await change({ state: 'HALTED', priceIncrement: '1', maxQuantity: '2', stateUntil: money.clock.now() + 1_000 });
    expect(done).toMatchObject({
      seq: before + 1,
      rules: { state: 'HALTED', stateReason: 'OPERATOR', priceIncrement: '1', maxQuantity: '2' },
    });
    expect(told()).toMatchObject({ symbol: 'BTC_USDT', seq: before + 1, rules: done?.rules });
    expect(money.bus.of<MarketCommitted>(marketTopic('BTC_USDT')).at(-1)).toMatchObject({ seq: before + 1, levels: [], trades: [] });
    const hash = money.writer.stateHash();
    await money.writer.stop();
    money = await startMoney(database(), { clock: money.clock });
    expect(money.writer.stateHash()).toBe(hash);
    expect(money.writer.marketRules().find(({ symbol }) => symbol === 'BTC_USDT')?.rules).toEqual(done?.rules);
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
    const [left] = await money.writer.cancelAllSpotOrders(taker);
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
    const before = money.writer.marketRules();
    await expect(change(what)).rejects.toMatchObject({ msg: expect.stringContaining(`request.invalid||${field}`) });
    expect(money.writer.marketRules()).toEqual(before);
  });

  it('goes live by itself when the time is over, unless somebody decided otherwise', async () => {
    const until = money.clock.now() + 5_000;
    await change({ state: 'CANCEL_ONLY', stateUntil: until });
    await change({ state: 'HALTED', stateUntil: until + 1_000 }, 'ETH_USDT');
    await endStates(money.writer, money.clock);
    expect(told()).toMatchObject({ rules: { state: 'HALTED' } });
    money.clock.advance(5_000);
    await endStates(money.writer, money.clock);
    expect(told()).toMatchObject({ symbol: 'BTC_USDT', rules: { state: 'LIVE', stateReason: null, stateUntil: null } });
    await change({ state: 'HALTED' }, 'ETH_USDT');
    money.clock.advance(5_000);
    await endStates(money.writer, money.clock);
    expect(told()).toMatchObject({ symbol: 'ETH_USDT', rules: { state: 'HALTED', stateUntil: null } });
    await change({ state: 'LIVE' }, 'ETH_USDT');
  });

  it('cancels what is open when a market is delisted, and never lists it again', async () => {
    await place(limit('BUY', '85', '10', { symbol: 'LTC_USDT' }));
    await place(limit('BUY', '84', '10', { symbol: 'LTC_USDT' }), maker);
    expect(await change({ state: 'DELISTED' }, 'LTC_USDT')).toMatchObject({ canceledOrders: 2 });
    expect(await balance(database(), taker, 'USDT')).toMatchObject({ held: 0n });
    expect(money.writer.bookLevels('LTC_USDT', 5)).toMatchObject({ bids: [], asks: [] });
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
    const { writer, clock } = money;
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

  it('charges changed fees to orders placed from then on, and tells that they changed', async () => {
    const before = await place(limit('SELL', '96500', '0.1'), maker);
    await money.writer.run('changeFees', { tier: 0, rates: { makerPpm: 0, takerPpm: 500 }, audit });
    expect(money.bus.of(FEES_TOPIC)).toEqual([{ tier: 0, atMs: money.clock.now() }]);
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.00005' });
    const [row] = await database().query<{ fee: string }>('select fee_paid::text as fee from spot_orders where id = $1', [before.orderId]);
    expect(row?.fee).toBe('772000000');
    await money.writer.run('changeFees', { tier: 3, rates: { makerPpm: 1, takerPpm: 2 }, audit });
    expect(await database().query('select maker_ppm, taker_ppm from fee_tiers where tier = 3')).toEqual([{ maker_ppm: 1, taker_ppm: 2 }]);
    await money.writer.run('changeFees', { tier: 0, rates: { makerPpm: 800, takerPpm: 1000 }, audit });
  });

  it('puts a user into a fee tier: their next order pays it, also after a restart', async () => {
    const rate = async (userId: string) => readFeeRates({ queries: createSpotRepository(database()) } as unknown as SpotContext, userId);
    await place(limit('SELL', '96500', '1'), maker);
    const rests = await place(limit('BUY', '96400', '0.1'));
    await expect(money.writer.run('setFeeTier', { actor: taker, tier: 9, audit })).rejects.toMatchObject({ codeName: 'badRequest' });
    await money.writer.run('changeFees', { tier: 3, rates: { makerPpm: 100, takerPpm: 200 }, audit });
    expect(await money.writer.run('setFeeTier', { actor: taker, tier: 3, audit })).toEqual({ userId: taker.userId, tier: 3 });
    expect(money.bus.of(FEES_TOPIC).at(-1)).toMatchObject({ tier: 3, userId: taker.userId });
    expect(await rate(taker.userId)).toEqual({ makerFeeRate: '0.0001', takerFeeRate: '0.0002' });
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.00002' });
    const open = 'select maker_ppm from spot_orders where id = $1';
    expect(await database().query(open, [rests.orderId])).toEqual([{ maker_ppm: 800 }]);
    await money.writer.stop();
    money = await startMoney(database(), { clock: money.clock });
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.00002' });
    const stranger = newActor();
    await money.writer.run('setFeeTier', { actor: stranger, tier: 3, audit });
    expect(await rate(stranger.userId)).toMatchObject({ takerFeeRate: '0.0002' });
    await money.writer.run('setFeeTier', { actor: taker, tier: 0, audit });
    expect(await rate(taker.userId)).toMatchObject({ takerFeeRate: '0.001' });
    const [line] = await database().query('select action, details from audit_log order by sequence desc limit 1');
    expect(line).toMatchObject({ details: { before: 3 } });
  });

  it('charges the rates of a market to orders placed there from then on, and says from which sequence', async () => {
    const rates = { makerPpm: 10, takerPpm: 20 };
    const seqOf = async () => {
      const [row] = await database().query<{ seq: bigint }>("select seq from market_state where symbol = 'BTC_USDT'");
      return Number(row?.seq);
    };
    const shown = () => readFeeRates({ queries: createSpotRepository(database()) } as unknown as SpotContext, taker.userId);
    await place(limit('SELL', '96500', '1'), maker);
    const before = await seqOf();
    const set = await money.writer.run('changeFees', { tier: 0, symbol: 'BTC_USDT', rates, audit });
    expect(set).toEqual({ tier: 0, from: { BTC_USDT: before + 1 } });
    expect(await seqOf()).toBe(before + 1);
    expect(await shown()).toEqual({
      makerFeeRate: '0.0008',
      takerFeeRate: '0.001',
      markets: [{ symbol: 'BTC_USDT', makerFeeRate: '0.00001', takerFeeRate: '0.00002' }],
    });
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.000002' });
    await money.writer.stop();
    money = await startMoney(database(), { clock: money.clock });
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.000002' });
    await money.writer.run('changeFees', { tier: 0, symbol: 'BTC_USDT', rates: null, audit });
    expect(await shown()).toEqual({ makerFeeRate: '0.0008', takerFeeRate: '0.001' });
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.0001' });
    await money.writer.run('changeFees', { tier: 0, symbol: 'BTC_USDT', rates, audit });
    await money.writer.run('changeFees', { tier: 0, symbol: 'BTC_USDT', rates: null, audit });
    const nowhere = money.writer.run('changeFees', { tier: 77, symbol: 'BTC_USDT', rates, audit });
    await expect(nowhere).rejects.toMatchObject({ codeName: 'badRequest' });
    await expect(money.writer.run('changeFees', { tier: 0, rates: null, audit })).rejects.toMatchObject({ codeName: 'badRequest' });
  });

  it('names the sequence of every market in which a tier changed', async () => {
    const { from } = await money.writer.run('changeFees', { tier: 5, rates: { makerPpm: 1, takerPpm: 2 }, audit });
    const rows = await database().query<{ symbol: string; seq: bigint }>("select symbol, seq from market_state where state <> 'DELISTED'");
    expect(from).toEqual(Object.fromEntries(rows.map(({ symbol, seq }) => [symbol, Number(seq)])));
  });

  it('freezes a user: nothing is placed any more, also after a restart, and orders are cancelled when asked', async () => {
    const order = await place(limit('BUY', '96000', '0.1'));
    const freeze = (isFrozen: boolean, cancelOrders = false) =>
      money.writer.run('setFrozen', { actor: taker, isFrozen, cancelOrders, audit });
    await freeze(true);
    await expect(place(limit('BUY', '96000', '0.1'))).rejects.toMatchObject({ codeName: 'accountFrozen' });
    const terms = { userId: taker.userId, clientTransferId: 't-1', asset: 'USDT', amount: 5n, from: 'TRADE', to: 'MAIN' } as const;
    await expect(money.writer.run('transfer', terms)).rejects.toMatchObject({ codeName: 'accountFrozen' });
    await money.writer.stop();
    money = await startMoney(database(), { clock: money.clock });
    await expect(place(limit('BUY', '96000', '0.1'))).rejects.toMatchObject({ codeName: 'accountFrozen' });
    expect(await freeze(true, true)).toMatchObject({ canceledOrderIds: [order.orderId] });
    await freeze(false);
    expect(await place(limit('BUY', '96000', '0.1'))).toMatchObject({ status: 'OPEN' });
    const stranger = newActor();
    expect(await money.writer.run('setFrozen', { actor: stranger, isFrozen: true, cancelOrders: true, audit })).toMatchObject({
      canceledOrderIds: [],
    });
  });

  it('stops all money and lets it go on with each market as it was', async () => {
    await change({ state: 'CANCEL_ONLY' }, 'SOL_USDT');
    const order = await place(limit('BUY', '96000', '0.1'));
    await money.writer.run('setMoneyHalt', { reason: 'RECONCILIATION', audit });
    await expect(place(limit('BUY', '96000', '0.1'))).rejects.toMatchObject({ codeName: 'marketHalted' });
    await expect(fund(money, taker, 'USDT', '5')).rejects.toMatchObject({ codeName: 'unavailable' });
    await expect(money.writer.cancelSpotOrder(taker, { symbol: 'BTC_USDT', orderId: order.orderId })).rejects.toMatchObject({
      codeName: 'marketHalted',
    });
    await money.writer.stop();
    money = await startMoney(database(), { clock: money.clock });
    const states = () => new Set(money.writer.marketRules().map(({ rules }) => `${rules.state} ${rules.stateReason}`));
    expect(states()).toEqual(new Set(['HALTED RECONCILIATION', 'DELISTED OPERATOR']));
    await money.writer.run('setMoneyHalt', { reason: null, audit });
    expect(states()).toEqual(new Set(['LIVE null', 'CANCEL_ONLY OPERATOR', 'DELISTED OPERATOR']));
    expect(await money.writer.cancelAllSpotOrders(taker)).toEqual([order.orderId]);
    await change({ state: 'LIVE' }, 'SOL_USDT');
  });

  it('takes a change back with the batch that carried it', async () => {
    const before = money.writer.marketRules();
    await database().query("alter table audit_log add constraint no_lines check (action <> 'forbidden') not valid");
    const forbidden = { ...audit, action: 'forbidden' };
    await expect(
      money.writer.run('setMarket', {
        symbol: 'BTC_USDT',
        change: { state: 'HALTED', priceBand: '0.3' },
        reason: 'OPERATOR',
        audit: forbidden,
      }),
    ).rejects.toBeDefined();
    await database().query('alter table audit_log drop constraint no_lines');
    expect(money.writer.marketRules()).toEqual(before);
    expect(await place(limit('BUY', '96000', '0.1'))).toMatchObject({ status: 'OPEN' });
  });
});

describeOnEachDatabase('a market that cannot be rebuilt', (database) => {
  it('is halted, and resolved by an operator: orders cancelled, holds released', async () => {
    let money = await startMoney(database());
    const [buyer, seller] = [newActor(), newActor()];
    await fund(money, buyer, 'USDT', '100000');
    await fund(money, seller, 'BTC', '1');
    await money.writer.placeSpotOrder(buyer, limit('BUY', '96000', '0.5'));
    await money.writer.placeSpotOrder(seller, limit('SELL', '96100', '0.5'));
    await money.writer.stop();
    await database().query("update spot_orders set price_ticks = 970000 where side = 'BUY'");
    money = await startMoney(database());
    const rules = () => money.writer.marketRules().find(({ symbol }) => symbol === 'BTC_USDT')?.rules;
    expect(rules()).toMatchObject({ state: 'HALTED', stateReason: 'REBUILD' });
    await expect(
      money.writer.run('setMarket', { symbol: 'BTC_USDT', change: { state: 'LIVE' }, reason: 'OPERATOR', audit }),
    ).rejects.toMatchObject({ codeName: 'badRequest' });
    expect(await money.writer.resolveMarket('BTC_USDT', audit)).toBe(2);
    expect(rules()).toMatchObject({ state: 'CANCEL_ONLY', stateReason: 'OPERATOR' });
    expect([await balance(database(), buyer, 'USDT'), await balance(database(), seller, 'BTC')]).toMatchObject([
      { held: 0n },
      { held: 0n },
    ]);
    await money.writer.run('setMarket', { symbol: 'BTC_USDT', change: { state: 'LIVE' }, reason: 'OPERATOR', audit });
    expect(await money.writer.placeSpotOrder(buyer, limit('BUY', '96000', '0.5'))).toMatchObject({ status: 'OPEN' });
    await money.writer.stop();
    await expectLedgerHolds(database());
  });
});
