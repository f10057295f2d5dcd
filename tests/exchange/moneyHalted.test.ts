import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

describeOnEachDatabase('a market that cannot be rebuilt', (database) => {
  let money: Money;
  const [buyer, seller, other] = [newActor(), newActor(), newActor()];
  const eth = { symbol: 'ETH_USDT' };
  const audit = { actor: 'operator:alice', action: 'test', subject: 'market:ETH_USDT', details: {} };
  beforeAll(async () => {
    money = await startMoney(database());
    await fund(money, buyer, 'USDT', '10000');
    await fund(money, other, 'USDT', '10000');
    await fund(money, seller, 'ETH', '10');
  });
  afterAll(() => money.writer.stop());
  const restart = async () => {
    await money.writer.stop();
    money = await startMoney(database());
  };
  const stateOf = (symbol: string) => database().query('select state, state_reason from market_state where symbol = $1', [symbol]);

  it('is halted with a reason while the others trade, until it is resolved', async () => {
    await money.writer.placeSpotOrder(buyer, limit('BUY', '3500', '1', eth));
    const ask = await money.writer.placeSpotOrder(seller, limit('SELL', '3600', '1', eth));
    const kept = await money.writer.placeSpotOrder(other, limit('BUY', '90000', '0.001'));
    await money.writer.stop();
    // A crossed book, as a lost write could leave it behind.
    await database().query('update spot_orders set price_ticks = 340000 where id = $1::bigint', [ask.orderId]);
    money = await startMoney(database());

    await expect(money.writer.placeSpotOrder(other, limit('BUY', '3500', '1', eth))).rejects.toMatchObject({ codeName: 'marketHalted' });
    await expect(money.writer.cancelSpotOrder(seller, { ...eth, orderId: ask.orderId })).rejects.toMatchObject({
      codeName: 'marketHalted',
    });
    expect(await money.writer.cancelAllSpotOrders(buyer)).toEqual([]);
    expect(await stateOf('ETH_USDT')).toEqual([{ state: 'HALTED', state_reason: 'REBUILD' }]);
    expect(await money.writer.cancelAllSpotOrders(other)).toEqual([kept.orderId]);

    await expect(money.writer.resolveMarket('BTC_USDT', audit)).rejects.toMatchObject({ codeName: 'badRequest' });
    expect(await money.writer.resolveMarket('ETH_USDT', audit)).toBe(2);
    expect(await stateOf('ETH_USDT')).toEqual([{ state: 'CANCEL_ONLY', state_reason: 'OPERATOR' }]);
    await money.writer.run('setMarket', { ...eth, change: { state: 'LIVE' }, reason: 'OPERATOR', audit });
    expect(await balance(database(), buyer, 'USDT')).toEqual({ available: 10000_00000000n, held: 0n });
    expect(await balance(database(), seller, 'ETH')).toEqual({ available: 10_00000000n, held: 0n });
    expect((await money.writer.placeSpotOrder(buyer, limit('BUY', '3500', '1', eth))).status).toBe('OPEN');
    await money.writer.cancelAllSpotOrders(buyer);
    await expectLedgerHolds(database());
  });

  it('is halted when a hold does not fit its order, and trades again once that is mended', async () => {
    const bid = await money.writer.placeSpotOrder(buyer, limit('BUY', '3500', '1', eth));
    await database().query("update holds set amount = amount - 1 where purpose = 'order' and reference = $1", [bid.orderId]);
    await restart();
    expect(await stateOf('ETH_USDT')).toEqual([{ state: 'HALTED', state_reason: 'REBUILD' }]);
    expect((await money.writer.placeSpotOrder(other, limit('BUY', '90000', '0.001'))).status).toBe('OPEN');
    await database().query("update holds set amount = amount + 1 where purpose = 'order' and reference = $1", [bid.orderId]);
    await restart();
    expect(await stateOf('ETH_USDT')).toEqual([{ state: 'LIVE', state_reason: null }]);
    expect(await money.writer.cancelAllSpotOrders(buyer)).toEqual([bid.orderId]);
    await money.writer.cancelAllSpotOrders(other);
    await expectLedgerHolds(database());
  });

  it('is again what an operator made of it once it can be rebuilt, also after a second start in between', async () => {
    const bid = await money.writer.placeSpotOrder(buyer, limit('BUY', '3500', '1', eth));
    const stateUntil = money.clock.now() + 86_400_000;
    await money.writer.run('setMarket', { ...eth, change: { state: 'POST_ONLY', stateUntil }, reason: 'OPERATOR', audit });
    await database().query("update holds set amount = amount - 1 where purpose = 'order' and reference = $1", [bid.orderId]);
    await restart();
    await restart();
    expect(await stateOf('ETH_USDT')).toEqual([{ state: 'HALTED', state_reason: 'REBUILD' }]);
    await database().query("update holds set amount = amount + 1 where purpose = 'order' and reference = $1", [bid.orderId]);
    await restart();
    expect(money.writer.marketRules().find(({ symbol }) => symbol === 'ETH_USDT')?.rules).toMatchObject({
      state: 'POST_ONLY',
      stateReason: 'OPERATOR',
      stateUntil,
    });
    await money.writer.run('setMarket', { ...eth, change: { state: 'LIVE' }, reason: 'OPERATOR', audit });
    expect(await money.writer.cancelAllSpotOrders(buyer)).toEqual([bid.orderId]);
    await expectLedgerHolds(database());
  });

  it('is halted when an order is open that cannot rest', async () => {
    const bid = await money.writer.placeSpotOrder(buyer, limit('BUY', '3500', '1', eth));
    await database().query('update spot_orders set price_ticks = null where id = $1::bigint', [bid.orderId]);
    await restart();
    expect(await stateOf('ETH_USDT')).toEqual([{ state: 'HALTED', state_reason: 'REBUILD' }]);
    expect(await money.writer.resolveMarket('ETH_USDT', audit)).toBe(1);
    expect(await balance(database(), buyer, 'USDT')).toEqual({ available: 10000_00000000n, held: 0n });
    await expectLedgerHolds(database());
  });
});
