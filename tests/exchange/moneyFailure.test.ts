import { INSTRUMENTS_TOPIC, type InstrumentChanged, type MarketCommitted, marketTopic } from '@/exchange/app/events';
import type { BatchRows } from '@/exchange/app/money/batch/rows';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { balance, endMoney, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { failing, StoreDouble } from '../support/storeDoubles';
import { describeOnEachDatabase } from '../support/testDatabase';

const broken = failing(new Error('connection lost'));

describeOnEachDatabase('failing commits', (database) => {
  let money: Money;
  let next: StoreDouble['next'];
  const actor = newActor();
  beforeAll(async () => {
    const double = new StoreDouble(createMoneyRepository(database()));
    next = double.next;
    money = await startMoney(database(), { store: double.store });
    await fund(money, actor, 'USDT', '1000');
  });
  afterAll(() => endMoney(money, database()));
  const untilUp = async () => {
    while (!money.writer.isUp()) await new Promise((resume) => setTimeout(resume, 20));
  };

  it('answers that nobody knows, publishes nothing and goes on from what the database has', async () => {
    const kept = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    const hash = money.writer.stateHash();
    const published = money.bus.published.length;
    next.commit.push(broken);
    const lost = [limit('BUY', '91000', '0.001'), limit('BUY', '92000', '0.001')].map((order) => money.writer.placeSpotOrder(actor, order));
    const cancel = money.writer.cancelSpotOrder(actor, { symbol: kept.symbol, orderId: kept.orderId });
    for (const answer of await Promise.allSettled([...lost, cancel])) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { msg: 'system.outcome_unknown' } });
    }
    await untilUp();
    expect(money.writer.stateHash()).toBe(hash);
    expect(money.bus.published.slice(published)).toEqual([{ topic: 'rebuilt', payload: {} }]);
    expect(money.writer.bookLevels('BTC_USDT', 5).bids).toEqual([{ priceTicks: 900_000, lots: 100 }]);
    await money.writer.cancelSpotOrder(actor, { symbol: kept.symbol, orderId: kept.orderId });
    expect(await balance(database(), actor, 'USDT')).toEqual({ available: 1000_00000000n, held: 0n });
  });

  it('takes the batch behind a failed one down with it', async () => {
    const before = await balance(database(), actor, 'USDT');
    next.commit.push(broken);
    const first = money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    // Sent while the first is on its way, so it rides in the next batch.
    await new Promise((resume) => setImmediate(resume));
    const second = money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    expect(await Promise.allSettled([first, second])).toMatchObject([
      { status: 'rejected', reason: { msg: 'system.outcome_unknown' } },
      // Never sent: of this one it is certain.
      { status: 'rejected', reason: { msg: 'system.unavailable' } },
    ]);
    await untilUp();
    expect(await balance(database(), actor, 'USDT')).toEqual(before);
  });

  it('finds an order that was committed although its answer was lost, when the client asks again', async () => {
    const order = limit('BUY', '90000', '0.001');
    next.committed.push(broken);
    await expect(money.writer.placeSpotOrder(actor, order)).rejects.toMatchObject({ msg: 'system.outcome_unknown' });
    await untilUp();
    const found = await money.writer.placeSpotOrder(actor, order);
    expect(found.status).toBe('OPEN');
    expect(await money.writer.cancelAllSpotOrders(actor)).toEqual([found.orderId]);
  });

  it('leaves a hole in the numbers of what was written and could not be told, so that listeners read it', async () => {
    const seen = () => money.bus.of<MarketCommitted>(marketTopic('BTC_USDT')).map(({ seq, levels }) => ({ seq, levels }));
    const before = seen().at(-1)?.seq ?? 0;
    next.committed.push(broken);
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({
      msg: 'system.outcome_unknown',
    });
    await untilUp();
    const level = { side: 'BUY', priceTicks: 900_000 };
    expect(seen().at(-1)).toEqual({ seq: before + 2, levels: [{ ...level, lots: 100 }] });
    expect(money.writer.bookLevels('BTC_USDT', 1).seq).toBe(before + 2);
    expect(money.bus.published.at(-1)).toEqual({ topic: 'rebuilt', payload: {} });
    await money.writer.cancelAllSpotOrders(actor);
    expect(seen().at(-1)).toEqual({ seq: before + 3, levels: [{ ...level, lots: 0 }] });
  });

  it('tells of a state that was written and could not be told', async () => {
    const audit = { actor: 'operator:alice', action: 'market.set', subject: 'market:BTC_USDT', details: {} };
    const set = (state: 'POST_ONLY' | 'LIVE') =>
      money.writer.run('setMarket', { symbol: 'BTC_USDT', change: { state }, reason: 'OPERATOR', audit });
    next.committed.push(broken);
    await expect(set('POST_ONLY')).rejects.toMatchObject({ msg: 'system.outcome_unknown' });
    await untilUp();
    expect(money.bus.of<InstrumentChanged>(INSTRUMENTS_TOPIC).at(-1)).toMatchObject({ symbol: 'BTC_USDT', rules: { state: 'POST_ONLY' } });
    await set('LIVE');
  });

  it('refuses orders while the database is away and comes back with it', async () => {
    next.commit.push(broken);
    next.fence.push(broken, broken);
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({
      msg: 'system.outcome_unknown',
    });
    expect(money.writer.isUp()).toBe(false);
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({ msg: 'system.unavailable' });
    await untilUp();
    const order = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    expect(order.status).toBe('OPEN');
    await money.writer.cancelAllSpotOrders(actor);
  });

  it('knows its own fence again when the answer to raising it was lost', async () => {
    next.commit.push(broken);
    next.fenced.push(broken);
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({
      msg: 'system.outcome_unknown',
    });
    await untilUp();
    expect((await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).status).toBe('OPEN');
    await money.writer.cancelAllSpotOrders(actor);
  });

  it('never writes once somebody else has taken over', async () => {
    await database().query("select take_money_fence('rival', true)");
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({ msg: 'system.unavailable' });
    await new Promise((resume) => setTimeout(resume, 300));
    expect(money.writer.isUp()).toBe(false);
    expect(await balance(database(), actor, 'USDT')).toEqual({ available: 1000_00000000n, held: 0n });
  });
});

describeOnEachDatabase('the ledger judges for itself', (database, kind) => {
  const ISSUANCE = '1000000';
  const usdt = '1000001';
  const other = '1000002';
  const nothing: Omit<BatchRows, 'epoch'> = {
    markets: [],
    traders: [],
    accounts: [],
    orders: [],
    changes: [],
    trades: [],
    postings: [],
    entries: [],
    moves: [],
    holds: [],
    more: [],
  };
  const commit = async (rows: Partial<BatchRows>) => {
    const [fence] = await database().query<{ epoch: bigint }>('select epoch from money_fence');
    await createMoneyRepository(database()).commit({ epoch: Number(fence?.epoch), ...nothing, ...rows });
  };
  const account = (id: string, owner: string) => ({ id, owner_type: 'user', owner_id: owner, wallet: 'TRADE', asset: 'USDT' });
  const posting = (id: string) => ({ id, kind: 'test', reference: id, is_internal: false, at_ms: 0 });
  const enter = (id: string, accountId: string, amount: bigint) => ({ posting_id: id, account_id: accountId, amount });
  const move = (id: string, available: bigint, held: bigint) => ({ account_id: id, available, held });
  const hold = (before: bigint, after: bigint) => ({
    owner_id: 'judge',
    purpose: 'plan',
    reference: '1',
    account_id: usdt,
    before,
    after,
  });
  beforeAll(async () => {
    await commit({
      accounts: [
        account(usdt, 'judge'),
        account(other, 'other'),
        { ...account(ISSUANCE, 'issuance'), owner_type: 'system', wallet: 'SYSTEM' },
      ],
      postings: [posting('1000001')],
      entries: [enter('1000001', usdt, 10n), enter('1000001', ISSUANCE, -10n)],
      moves: [move(usdt, 10n, 0n), move(ISSUANCE, -10n, 0n)],
    });
  });

  it('refuses what comes under another epoch, whatever it is', async () => {
    await expect(commit({ epoch: -1 })).rejects.toMatchObject({ code: 'KM001' });
  });

  it('refuses an unbalanced posting', async () => {
    const rows = { postings: [posting('1')], entries: [enter('1', usdt, 5n)], moves: [move(usdt, 5n, 0n)] };
    await expect(commit(rows)).rejects.toThrow('not balanced');
  });

  it('refuses a balance that moves without an entry', async () => {
    await expect(commit({ moves: [move(usdt, 5n, 0n)] })).rejects.toThrow('another amount than its entries');
  });

  it('refuses a balance below zero', async () => {
    const rows = { moves: [move(other, -5n, 5n)], holds: [{ ...hold(0n, 5n), owner_id: 'other', account_id: other }] };
    await expect(commit(rows)).rejects.toThrow('accounts_available_check');
  });

  it('refuses a held amount that moves without a hold, and a hold that is not what it was', async () => {
    await expect(commit({ moves: [move(usdt, -5n, 5n)] })).rejects.toThrow('another amount than its holds');
    await commit({ moves: [move(usdt, -5n, 5n)], holds: [hold(0n, 5n)] });
    await expect(commit({ moves: [move(usdt, 1n, -1n)], holds: [hold(4n, 3n)] })).rejects.toMatchObject({ code: 'KM006' });
    await expect(commit({ moves: [move(usdt, 4n, -4n)], holds: [hold(4n, 0n)] })).rejects.toMatchObject({ code: 'KM006' });
    await commit({ moves: [move(usdt, 2n, -2n)], holds: [hold(5n, 3n)] });
    await commit({ moves: [move(usdt, 3n, -3n)], holds: [hold(3n, 0n)] });
    expect(await database().query('select amount from holds')).toEqual([]);
  });

  it('writes rows of registered tables by name, and of no others', async () => {
    const state = { symbol: 'BTC_USDT', state: 'HALTED', state_reason: 'OPERATOR' };
    await commit({ more: [{ table: 'market_state', write: 'update', rows: [state] }] });
    expect(await database().query("select state, state_reason from market_state where symbol = 'BTC_USDT'")).toEqual([
      { state: 'HALTED', state_reason: 'OPERATOR' },
    ]);
    await commit({ more: [{ table: 'market_state', write: 'update', rows: [{ symbol: 'BTC_USDT', state: 'LIVE', state_reason: null }] }] });
    const nobody: BatchRows['more'][number] = { table: 'market_state', write: 'update', rows: [{ ...state, symbol: 'NO_NE' }] };
    await expect(commit({ more: [nobody] })).rejects.toMatchObject({ code: 'KM007' });
    const foreign = { table: 'users', write: 'insert', rows: [{ id: 1 }] } as unknown as BatchRows['more'][number];
    await expect(commit({ more: [foreign] })).rejects.toMatchObject({ code: 'KM007' });
  });

  it('lets one process run the markets at a time', async () => {
    if (kind === 'pglite') return;
    const first = await startMoney(database());
    const rival = { ...database(), tryLock: async () => undefined };
    await expect(startMoney(rival)).rejects.toMatchObject({ failure: 'secondInstance' });
    await first.writer.stop();
  });
});
