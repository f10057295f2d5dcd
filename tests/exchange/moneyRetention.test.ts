import { runRetention } from '@/exchange/app/money/retention';
import { createRetentionRepository } from '@/exchange/db/retentionRepository';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

const HOUR_MS = 3_600_000;

describeOnEachDatabase('retention', (database) => {
  const maker = newActor(2);
  const taker = newActor(2);
  const user = newActor();
  let money: Money;
  beforeAll(async () => {
    money = await startMoney(database());
    for (const actor of [maker, taker, user]) {
      await fund(money, actor, 'USDT', '100000');
      await fund(money, actor, 'BTC', '10');
    }
  });
  afterAll(() => money.writer.stop());
  const run = () => runRetention({ store: createRetentionRepository(database()), clock: money.clock, breathe: async () => {} });
  const balances = () => database().query('select id, available, held from accounts order by id');
  const count = async (table: string) => Number((await database().query<{ n: bigint }>(`select count(*) as n from ${table}`))[0]?.n);

  it('forgets what internal accounts did among themselves and keeps every sum', async () => {
    for (let round = 0; round < 5; round += 1) {
      await money.writer.placeSpotOrder(maker, limit('SELL', '96500', '0.01'));
      await money.writer.placeSpotOrder(taker, limit('BUY', '96500', '0.01'));
      const unfilled = await money.writer.placeSpotOrder(maker, limit('BUY', '90000', '0.01'));
      await money.writer.cancelSpotOrder(maker, { symbol: unfilled.symbol, orderId: unfilled.orderId });
    }
    await money.writer.placeSpotOrder(maker, limit('SELL', '96500', '0.02'));
    const own = await money.writer.placeSpotOrder(user, limit('BUY', '96500', '0.01'));
    const before = await balances();
    expect(await run()).toEqual({ orders: 0, trades: 0, postings: 0 });

    money.clock.advance(HOUR_MS + 1);
    expect(await run()).toEqual({ orders: 5, trades: 0, postings: 0 });

    money.clock.advance(24 * HOUR_MS);
    const entries = await count('ledger_entries');
    // Of the maker's orders one is still open; the user's trade, posting and order stay.
    expect(await run()).toEqual({ orders: 10, trades: 5, postings: 5 });
    expect(await count('ledger_entries')).toBeLessThan(entries);
    expect(await database().query("select count(*) as n from ledger_postings where kind = 'spot.trade'")).toEqual([{ n: 1n }]);
    expect(await database().query('select id::text from spot_trades')).toHaveLength(1);
    expect(await database().query('select id::text from spot_orders where user_id = $1', [user.userId])).toEqual([{ id: own.orderId }]);
    expect(await balances()).toEqual(before);
    await expectLedgerHolds(database());
  });

  it('merges later postings into the same opening posting', async () => {
    for (let round = 0; round < 3; round += 1) {
      await money.writer.placeSpotOrder(taker, limit('SELL', '96400', '0.01'));
      await money.writer.placeSpotOrder(maker, limit('BUY', '96400', '0.01'));
    }
    const before = await balances();
    money.clock.advance(25 * HOUR_MS);
    expect(await run()).toMatchObject({ postings: 3 });
    expect(await run()).toEqual({ orders: 0, trades: 0, postings: 0 });
    expect(await database().query("select count(*) as n from ledger_postings where kind = 'ledger.opening'")).toEqual([{ n: 1n }]);
    expect(await balances()).toEqual(before);
    await expectLedgerHolds(database());
    await money.writer.cancelAllSpotOrders(maker);
  });

  it('leaves the writer able to go on and to start again', async () => {
    const order = await money.writer.placeSpotOrder(maker, limit('BUY', '90000', '0.01'));
    const hash = money.writer.stateHash();
    await money.writer.stop();
    money = await startMoney(database(), { clock: money.clock });
    expect(money.writer.stateHash()).toBe(hash);
    expect(await money.writer.cancelAllSpotOrders(maker)).toEqual([order.orderId]);
  });
});
