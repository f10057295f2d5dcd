import { type UserCommitted, userTopic } from '@/exchange/app/events';
import { createReconciliation } from '@/exchange/app/reconciliation/createReconciliation';
import { createReconciliationRepository } from '@/exchange/db/reconciliation/reconciliationRepository';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { silentLog } from '../support/silentLog';
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
  const rulesOf = (symbol: string) => money.writer.marketRules().find((each) => each.symbol === symbol)?.rules;
  const setLive = (symbol: string) => money.writer.run('setMarket', { symbol, change: { state: 'LIVE' }, reason: 'OPERATOR', audit });

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
    expect(rulesOf('ETH_USDT')).toMatchObject({ state: 'HALTED', stateReason: 'REBUILD' });
    await expect(setLive('ETH_USDT')).rejects.toMatchObject({ codeName: 'badRequest' });
    expect(await money.writer.cancelAllSpotOrders(other)).toEqual([kept.orderId]);

    await expect(money.writer.resolveMarket('BTC_USDT', audit)).rejects.toMatchObject({ codeName: 'badRequest' });
    expect(await money.writer.resolveMarket('ETH_USDT', audit)).toBe(2);
    expect(await stateOf('ETH_USDT')).toEqual([{ state: 'CANCEL_ONLY', state_reason: 'OPERATOR' }]);
    expect(rulesOf('ETH_USDT')).toMatchObject({ state: 'CANCEL_ONLY', stateReason: 'OPERATOR' });
    await setLive('ETH_USDT');
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
    expect(rulesOf('ETH_USDT')).toMatchObject({
      state: 'POST_ONLY',
      stateReason: 'OPERATOR',
      stateUntil,
    });
    await setLive('ETH_USDT');
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

  const expectReconciled = async () => {
    const store = createReconciliationRepository(database());
    const parts = { store, clock: money.clock, log: silentLog, breathe: async () => {}, halt: async () => {} };
    expect((await createReconciliation(parts).run(true)).differences).toEqual([]);
    await expectLedgerHolds(database());
  };
  /** An order that ended by hand, as a lost write could leave it behind: what it holds stays. */
  const endByHand = (orderId: string) =>
    database().query("update spot_orders set status = 'CANCELED', close_reason = 'USER', reserved = 0 where id = $1::bigint", [orderId]);
  /** Sets money aside, or moves what is set aside, without any order. */
  const moveHeld = (userId: string, asset: string, by: bigint) =>
    database().query(
      `update accounts set available = available - $3::bigint, held = held + $3::bigint
        where owner_id = $1 and wallet = 'TRADE' and asset = $2`,
      [userId, asset, String(by)],
    );
  const lastAudit = async () =>
    (await database().query<{ details: { releasedHolds: object[] } }>('select details from audit_log order by sequence desc limit 1'))[0]
      ?.details;

  it('gives back what is held for orders that are over, of this market only, tells their owners and writes it down', async () => {
    await setLive('ETH_USDT');
    const over = await money.writer.placeSpotOrder(buyer, limit('BUY', '3500', '1', eth));
    const open = await money.writer.placeSpotOrder(buyer, limit('BUY', '3400', '1', eth));
    const elsewhere = await money.writer.placeSpotOrder(other, limit('BUY', '90000', '0.001'));
    for (const { orderId } of [over, elsewhere]) await endByHand(orderId);
    await restart();
    expect(await money.writer.resolveMarket('ETH_USDT', audit)).toBe(1);
    expect(await balance(database(), buyer, 'USDT')).toEqual({ available: 10000_00000000n, held: 0n });
    expect(await lastAudit()).toMatchObject({
      canceledOrderIds: [open.orderId],
      releasedHolds: [{ userId: buyer.userId, orderId: over.orderId, asset: 'USDT', amount: '3500' }],
      left: 0,
    });
    const told = money.bus.of<UserCommitted>(userTopic(buyer.userId)).at(-1);
    expect(told?.balances).toEqual([{ asset: 'USDT', wallet: 'TRADE', available: '10000', held: '0' }]);
    expect((await balance(database(), other, 'USDT')).held).toBe(90_00000000n);
    expect(await money.writer.resolveMarket('BTC_USDT', audit)).toBe(0);
    await expectReconciled();
    await restart();
    expect(await stateOf('ETH_USDT')).toEqual([{ state: 'CANCEL_ONLY', state_reason: 'OPERATOR' }]);
    for (const symbol of ['ETH_USDT', 'BTC_USDT']) await setLive(symbol);
  });

  it('gives back what is held for no order at all, and on another account than its order spends from', async () => {
    const misplaced = await money.writer.placeSpotOrder(buyer, limit('BUY', '3500', '1', eth));
    await fund(money, buyer, 'ETH', '5');
    const [ethAccount] = await database().query<{ id: bigint }>(
      "select id from accounts where owner_id = $1 and wallet = 'TRADE' and asset = 'ETH'",
      [buyer.userId],
    );
    await moveHeld(buyer.userId, 'USDT', -3500_00000000n);
    await moveHeld(buyer.userId, 'ETH', 2_00000000n);
    await database().query('update holds set account_id = $2::bigint, amount = 200000000 where reference = $1', [
      misplaced.orderId,
      String(ethAccount?.id),
    ]);
    await moveHeld(seller.userId, 'ETH', 3n);
    await database().query(
      `insert into holds (owner_id, purpose, reference, account_id, amount)
       select owner_id, 'order', '987654321', id, 3 from accounts where owner_id = $1 and wallet = 'TRADE' and asset = 'ETH'`,
      [seller.userId],
    );
    await restart();
    expect(await stateOf('ETH_USDT')).toEqual([{ state: 'HALTED', state_reason: 'REBUILD' }]);
    expect(await money.writer.resolveMarket('ETH_USDT', audit)).toBe(1);
    const details = await lastAudit();
    expect(details?.releasedHolds).toHaveLength(2);
    expect(details?.releasedHolds).toEqual(
      expect.arrayContaining([
        { userId: buyer.userId, orderId: misplaced.orderId, asset: 'ETH', amount: '2' },
        { userId: seller.userId, orderId: '987654321', asset: 'ETH', amount: '0.00000003' },
      ]),
    );
    expect(await balance(database(), buyer, 'ETH')).toEqual({ available: 5_00000000n, held: 0n });
    expect(await balance(database(), buyer, 'USDT')).toEqual({ available: 10000_00000000n, held: 0n });
    expect(await balance(database(), seller, 'ETH')).toEqual({ available: 10_00000000n, held: 0n });
    await expectReconciled();
  });
});
