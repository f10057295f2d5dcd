import type { Actor } from '@/exchange/app/actor';
import { Batch } from '@/exchange/app/money/batch/batch';
import { ClientNames } from '@/exchange/app/money/desk/clientNames';
import { Desk } from '@/exchange/app/money/desk/desk';
import { IdleTraders } from '@/exchange/app/money/desk/idleTraders';
import { openDesk } from '@/exchange/app/money/desk/load/loadDesk';
import { loadTraders } from '@/exchange/app/money/desk/load/loadTraders';
import type { MoneyStore } from '@/exchange/app/money/moneyStore';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { fund, limit, type Money, newActor, startMoney, TestClock } from '../support/moneyDesk';
import { silentLog } from '../support/silentLog';
import { describeOnEachDatabase } from '../support/testDatabase';

const MINUTE_MS = 60_000;

/** A store that counts how often it is asked and how many rows it answers with. */
function countingStore(store: MoneyStore) {
  const work = { calls: 0, rows: 0 };
  const counting = Object.entries(store).map(([name, method]) => [
    name,
    async (...args: never[]) => {
      const answer = await (method as (...given: never[]) => Promise<unknown>)(...args);
      work.calls += 1;
      work.rows += Array.isArray(answer) ? answer.length : 1;
      return answer;
    },
  ]);
  return { store: Object.fromEntries(counting) as MoneyStore, work };
}

describeOnEachDatabase('what is read at the start', (database) => {
  const clock = new TestClock();
  const nothing = { id: 'c', owner_type: 'user', wallet: 'TRADE', asset: 'USDT' };

  /** Traders with one open order each, and 5 finished ones. */
  async function addTraders(from: number, to: number): Promise<void> {
    await database().query(
      `insert into accounts (id, owner_type, owner_id, wallet, asset, held)
         select 5000000 + n, $1, 'crowd' || n, $2, $3, 1000000000 from generate_series($4::int, $5::int) n`,
      [nothing.owner_type, nothing.wallet, nothing.asset, from, to],
    );
    await database().query(
      `insert into spot_orders (id, user_id, account_type, client_order_id, symbol, side, type, time_in_force, is_post_only,
         self_trade_prevention, price_ticks, lots, filled_lots, filled_quote, fee_paid, reserved, status, created_ms, updated_ms)
       select 5000000 + n * 6 + k, 'crowd' || n, 0, 'name' || k, 'BTC_USDT', 'BUY', 'LIMIT', 'GTC', false, 'CANCEL_TAKER',
              100000, 1000, 0, 0, 0, case k when 0 then 1000000000 else 0 end, case k when 0 then 'OPEN' else 'CANCELED' end, 0, 0
         from generate_series($1::int, $2::int) n, generate_series(0, 5) k`,
      [from, to],
    );
    await database().query(
      `insert into holds (owner_id, purpose, reference, account_id, amount)
       select 'crowd' || n, 'order', (5000000 + n * 6)::text, 5000000 + n, 1000000000 from generate_series($1::int, $2::int) n`,
      [from, to],
    );
  }

  async function load() {
    const { store, work } = countingStore(createMoneyRepository(database()));
    const desk = new Desk();
    await openDesk({ desk, store, clock, log: silentLog });
    return { desk, work };
  }

  it('grows with the traders who have something open, and not with what is finished', async () => {
    await addTraders(1, 100);
    const small = await load();
    expect(small.desk.openOrders.size).toBe(100);
    await addTraders(101, 400);
    const large = await load();
    expect(large.desk.openOrders.size).toBe(400);
    expect(large.desk.marketDesk('BTC_USDT').book.orderCount).toBe(400);
    // A hold, with its order, and an account each; a handful of calls more.
    expect(large.work.rows - small.work.rows).toBeLessThanOrEqual(300 * 2 + 10);
    expect(large.work.calls - small.work.calls).toBeLessThanOrEqual(6);
  });
});

describeOnEachDatabase('who leaves memory', (database) => {
  it('are those who did nothing for a while and have nothing open, and they come back', async () => {
    const clock = new TestClock();
    const store = createMoneyRepository(database());
    const desk = new Desk();
    await openDesk({ desk, store, clock, log: silentLog });
    const idle = new IdleTraders(desk);
    await loadTraders(desk, store, ['a', 'b', 'c']);
    const forget = () => {
      desk.batchNumber += 3;
      idle.request();
      idle.forget(clock.now());
      return [...desk.traders.keys()];
    };
    for (const userId of ['a', 'b', 'c']) desk.trader(userId).usedMs = clock.now();
    expect(forget()).toEqual(['a', 'b', 'c']);
    clock.advance(11 * MINUTE_MS);
    desk.trader('b').usedMs = clock.now();
    desk.ids.account.refill(9_000_000, 10);
    const account = desk.account({ ownerType: 'user', ownerId: 'c', wallet: 'TRADE', asset: 'USDT' });
    new Batch(0).move(account, 0n, 5n);
    expect(forget()).toEqual(['b', 'c']);
    account.held = 0n;
    // Whom the batch before had to do with may not be committed yet.
    desk.trader('c');
    idle.request();
    idle.forget(clock.now());
    expect([...desk.traders.keys()]).toEqual(['b', 'c']);
    expect(forget()).toEqual(['b']);
  });

  it('have the balances they left with', async () => {
    const money: Money = await startMoney(database(), { forgetEveryMs: 20 });
    const actor: Actor = newActor();
    await fund(money, actor, 'USDT', '1000');
    const order = limit('BUY', '90000', '0.001');
    const first = await money.writer.placeSpotOrder(actor, order);
    await money.writer.cancelAllSpotOrders(actor);
    expect(money.writer.figures().traders).toBe(1);
    money.clock.advance(11 * MINUTE_MS);
    while (money.writer.figures().traders > 0) await new Promise((resume) => setTimeout(resume, 10));
    expect((await money.writer.placeSpotOrder(actor, order)).orderId).toBe(first.orderId);
    expect((await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.011'))).status).toBe('OPEN');
    await money.writer.cancelAllSpotOrders(actor);
    await money.writer.stop();
  });
});

describe('the names of a user', () => {
  it('are remembered up to a number, and known to be incomplete from then on', () => {
    const names = new ClientNames([{ clientOrderId: 'a', orderId: '1' }], true, 2);
    expect(names.find('b')).toEqual({ type: 'fresh' });
    names.add('b', '2');
    expect(names.find('b')).toEqual({ type: 'seen', orderId: '2' });
    names.forget('b');
    expect(names.find('b')).toEqual({ type: 'fresh' });
    names.add('b', '3');
    names.add('c', '4');
    expect(names.find('a')).toEqual({ type: 'unsure' });
    expect(names.find('c')).toEqual({ type: 'seen', orderId: '4' });
  });
});
