import type { BatchRows, MoneyStore } from '@/exchange/app/money/moneyStore';
import { createMoneyRepository } from '@/exchange/db/moneyRepository';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

/** A store whose commits can be made to fail, before or after the database has written. */
function fragileStore(store: MoneyStore) {
  const faults = { before: 0, after: 0, reload: 0 };
  const fragile: MoneyStore = {
    ...store,
    commit: async (rows) => {
      if (faults.before > 0) {
        faults.before -= 1;
        throw new Error('connection lost before the commit');
      }
      await store.commit(rows);
      if (faults.after > 0) {
        faults.after -= 1;
        throw new Error('connection lost after the commit');
      }
    },
    marketStates: async (symbols) => {
      if (faults.reload > 0) {
        faults.reload -= 1;
        throw new Error('database is away');
      }
      return store.marketStates(symbols);
    },
  };
  return { fragile, faults };
}

describeOnEachDatabase('failing commits', (database) => {
  let money: Money;
  let faults: ReturnType<typeof fragileStore>['faults'];
  const actor = newActor();
  beforeAll(async () => {
    const { fragile, ...rest } = fragileStore(createMoneyRepository(database()));
    faults = rest.faults;
    money = await startMoney(database(), { store: fragile });
    await fund(money, actor, 'USDT', '1000');
  });
  afterAll(async () => {
    await expectLedgerHolds(database());
    await money.writer.stop();
  });
  const untilUp = async () => {
    while (!money.writer.isUp()) await new Promise((resume) => setTimeout(resume, 20));
  };

  it('answers unavailable, publishes nothing and goes on from what the database has', async () => {
    const kept = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    const hash = money.writer.stateHash();
    const published = money.bus.published.length;
    faults.before = 1;
    const lost = [limit('BUY', '91000', '0.001'), limit('BUY', '92000', '0.001')].map((order) => money.writer.placeSpotOrder(actor, order));
    const cancel = money.writer.cancelSpotOrder(actor, { symbol: kept.symbol, orderId: kept.orderId });
    for (const answer of await Promise.allSettled([...lost, cancel])) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { msg: 'system.unavailable' } });
    }
    await untilUp();
    expect(money.writer.stateHash()).toBe(hash);
    expect(money.bus.published).toHaveLength(published);
    expect(money.writer.bookLevels('BTC_USDT', 5).bids).toEqual([{ priceTicks: 900_000, lots: 100 }]);
    await money.writer.cancelSpotOrder(actor, { symbol: kept.symbol, orderId: kept.orderId });
    expect(await balance(database(), actor, 'USDT')).toEqual({ available: 1000_00000000n, held: 0n });
  });

  it('takes the batch behind a failed one down with it', async () => {
    const before = await balance(database(), actor, 'USDT');
    faults.before = 1;
    const first = money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    // Sent while the first is on its way, so it rides in the next batch.
    await new Promise((resume) => setImmediate(resume));
    const second = money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    for (const answer of await Promise.allSettled([first, second])) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { msg: 'system.unavailable' } });
    }
    await untilUp();
    expect(await balance(database(), actor, 'USDT')).toEqual(before);
  });

  it('finds an order that was committed although its answer was lost, when the client asks again', async () => {
    const order = limit('BUY', '90000', '0.001');
    faults.after = 1;
    await expect(money.writer.placeSpotOrder(actor, order)).rejects.toMatchObject({ msg: 'system.unavailable' });
    await untilUp();
    const found = await money.writer.placeSpotOrder(actor, order);
    expect(found.status).toBe('OPEN');
    expect(await money.writer.cancelAllSpotOrders(actor)).toEqual([found.orderId]);
  });

  it('refuses orders while the database is away and comes back with it', async () => {
    faults.before = 1;
    faults.reload = 2;
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({ msg: 'system.unavailable' });
    expect(money.writer.isUp()).toBe(false);
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({ msg: 'system.unavailable' });
    await untilUp();
    const order = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    expect(order.status).toBe('OPEN');
    await money.writer.cancelAllSpotOrders(actor);
  });

  it('never writes to a market that somebody else has taken over', async () => {
    await database().query("update market_state set epoch = epoch + 1 where symbol = 'BTC_USDT'");
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({ msg: 'system.unavailable' });
    await new Promise((resume) => setTimeout(resume, 300));
    expect(money.writer.isUp()).toBe(false);
    expect(await balance(database(), actor, 'USDT')).toEqual({ available: 1000_00000000n, held: 0n });
  });
});

describeOnEachDatabase('the ledger judges for itself', (database, kind) => {
  const nothing: BatchRows = { markets: [], orders: [], changes: [], trades: [], postings: [], entries: [], balances: [] };
  let ids: { usdt: string; btc: string };
  beforeAll(async () => {
    const store = createMoneyRepository(database());
    const keys = ['USDT', 'BTC'].map((asset) => ({ ownerType: 'user' as const, ownerId: 'judge', wallet: 'TRADE' as const, asset }));
    const accounts = await store.ensureAccounts(keys);
    ids = { usdt: accounts.find(({ asset }) => asset === 'USDT')?.id ?? '', btc: accounts.find(({ asset }) => asset === 'BTC')?.id ?? '' };
  });
  const commit = (rows: Partial<BatchRows>) => createMoneyRepository(database()).commit({ ...nothing, ...rows });
  const posting = ['1', 'test', 'judge', false, 0];
  const move = (id: string, available: bigint, held: bigint) => [id, null, null, null, null, available, held];

  it('refuses an unbalanced posting', async () => {
    const rows = {
      postings: [posting],
      entries: [['1', ids.usdt, 5n]],
      balances: [move(ids.usdt, 5n, 0n)],
    };
    await expect(commit(rows)).rejects.toThrow('not balanced');
  });

  it('refuses a balance that moves without an entry', async () => {
    await expect(commit({ balances: [move(ids.usdt, 5n, 0n)] })).rejects.toThrow('another amount than its entries');
  });

  it('refuses a balance below zero', async () => {
    await expect(commit({ balances: [move(ids.usdt, -5n, 5n)] })).rejects.toThrow('accounts_available_check');
  });

  it('lets one process run the markets at a time', async () => {
    if (kind === 'pglite') return;
    const first = await startMoney(database());
    const rival = { ...database(), tryLock: async () => undefined };
    await expect(startMoney(rival)).rejects.toMatchObject({ failure: 'secondInstance' });
    await first.writer.stop();
  });
});
