import { runRetention } from '@/exchange/app/money/retention';
import { createRetentionRepository } from '@/exchange/db/money/retentionRepository';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

const MINUTE_MS = 60_000;

describeOnEachDatabase('retention', (database) => {
  const maker = newActor(2);
  const taker = newActor(2);
  const user = newActor();
  let money: Money;
  beforeAll(async () => {
    money = await startMoney(database());
    for (const actor of [maker, taker, user]) {
      await fund(money, actor, 'USDT', '10000000');
      await fund(money, actor, 'BTC', '100');
    }
  });
  afterAll(() => money.writer.stop());
  const run = () => runRetention({ store: createRetentionRepository(database()), clock: money.clock, breathe: async () => {} });
  const balances = () => database().query('select id, available, held from accounts order by id');
  const count = async (table: string) => Number((await database().query<{ n: bigint }>(`select count(*) as n from ${table}`))[0]?.n);

  /** As if the candles of every trade so far were stored. */
  const storeCandles = () =>
    database().query(
      `insert into candle_progress (symbol, trade_id) select 'BTC_USDT', coalesce(max(id), 0) from spot_trades
       on conflict (symbol) do update set trade_id = excluded.trade_id`,
    );
  const trade = async (price: string, times: number) => {
    for (let round = 0; round < times; round += 1) {
      await money.writer.placeSpotOrder(maker, limit('SELL', price, '0.01'));
      await money.writer.placeSpotOrder(taker, limit('BUY', price, '0.01'));
    }
  };

  it('forgets what internal accounts did among themselves and keeps every sum', async () => {
    for (let round = 0; round < 5; round += 1) {
      await trade('96500', 1);
      const unfilled = await money.writer.placeSpotOrder(maker, limit('BUY', '90000', '0.01'));
      await money.writer.cancelSpotOrder(maker, { symbol: unfilled.symbol, orderId: unfilled.orderId });
    }
    await money.writer.placeSpotOrder(maker, limit('SELL', '96500', '0.02'));
    const own = await money.writer.placeSpotOrder(user, limit('BUY', '96500', '0.01'));
    const before = await balances();
    expect(await run()).toEqual({ orders: 0, trades: 0, postings: 0 });

    money.clock.advance(3 * MINUTE_MS);
    const entries = await count('ledger_entries');
    // Of the maker's orders one is still open; the user's trade, posting and order stay. No candle has the trades yet: they stay too.
    expect(await run()).toEqual({ orders: 15, trades: 0, postings: 5 });
    await storeCandles();
    // Among the last of their market.
    expect(await run()).toEqual({ orders: 0, trades: 0, postings: 0 });
    expect(await count('ledger_entries')).toBeLessThan(entries);
    expect(await database().query("select count(*) as n from ledger_postings where kind = 'spot.trade'")).toEqual([{ n: 1n }]);
    expect(await database().query('select id::text from spot_orders where user_id = $1', [user.userId])).toEqual([{ id: own.orderId }]);
    expect(await balances()).toEqual(before);
    await expectLedgerHolds(database());
  });

  it('keeps the last trades of a market, those that a present order is the sum of, and those of users', async () => {
    await money.writer.cancelAllSpotOrders(maker);
    const all = await count('spot_trades');
    // Open, and half filled by trades that are older than the last ones.
    const present = await money.writer.placeSpotOrder(maker, limit('SELL', '96510', '1'));
    await money.writer.placeSpotOrder(taker, limit('BUY', '96510', '0.5'));
    await trade('96500', 210);
    await storeCandles();
    money.clock.advance(3 * MINUTE_MS);
    expect(await run()).toMatchObject({ trades: all + 1 + 210 - 200 - 2 });
    const kept = await database().query<{ buyer_id: string; sell_order_id: bigint }>('select buyer_id, sell_order_id from spot_trades');
    expect(kept).toHaveLength(202);
    expect(kept.filter(({ buyer_id }) => buyer_id === user.userId)).toHaveLength(1);
    expect(kept.filter(({ sell_order_id }) => String(sell_order_id) === present.orderId)).toHaveLength(1);
    await expectLedgerHolds(database());
    await money.writer.cancelSpotOrder(maker, { symbol: present.symbol, orderId: present.orderId });
  });

  it('merges later postings into the same opening posting', async () => {
    await trade('96400', 3);
    const before = await balances();
    money.clock.advance(3 * MINUTE_MS);
    expect(await run()).toMatchObject({ postings: 3 });
    expect(await run()).toMatchObject({ postings: 0 });
    expect(await database().query("select count(*) as n from ledger_postings where kind = 'ledger.opening'")).toEqual([{ n: 1n }]);
    expect(await balances()).toEqual(before);
    await expectLedgerHolds(database());
  });

  it('leaves no entry where the sum is zero', async () => {
    const ids = await database().query<{ id: bigint }>(
      `insert into accounts (id, owner_type, owner_id, wallet, asset)
       values (900001, 'system', 'here', 'x', 'BTC'), (900002, 'system', 'there', 'x', 'BTC') returning id`,
    );
    const move = async (postingId: number, amount: bigint) => {
      await database().query(
        `insert into ledger_postings (id, kind, reference, is_internal, at_ms) values ($1::bigint, 'spot.trade', 'back and forth ' || $1::bigint, true, $1::bigint)`,
        [postingId],
      );
      for (const [index, { id }] of ids.entries()) {
        await database().query('insert into ledger_entries values ($1, $2, $3)', [postingId, id, index === 0 ? amount : -amount]);
      }
    };
    await move(900_001, 7n);
    await move(900_002, -7n);
    const { compactPostings } = createRetentionRepository(database());
    const entered = () =>
      database().query('select amount from ledger_entries where account_id = any($1) order by amount', [ids.map(({ id }) => id)]);
    expect(await compactPostings(money.clock.now(), 1)).toBe(1);
    expect(await entered()).toEqual([{ amount: -7n }, { amount: -7n }, { amount: 7n }, { amount: 7n }]);
    expect(await compactPostings(money.clock.now(), 1)).toBe(1);
    expect(await entered()).toEqual([]);
    await expectLedgerHolds(database());
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
