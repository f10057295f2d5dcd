import type { Database } from '@/exchange/app/ports/database';
import { createReconciliation, type ReconciliationReport } from '@/exchange/app/reconciliation/createReconciliation';
import { createRetentionRepository } from '@/exchange/db/money/retentionRepository';
import { createReconciliationRepository } from '@/exchange/db/reconciliation/reconciliationRepository';
import { fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { silentLog } from '../support/silentLog';
import { describeOnEachDatabase } from '../support/testDatabase';

const FAR_FUTURE_MS = 8.64e15;

describeOnEachDatabase('reconciliation', (database) => {
  const buyer = newActor(2);
  const seller = newActor(2);
  const halted: ReconciliationReport[] = [];
  let money: Money;

  const reconciliation = (over: Database = database()) =>
    createReconciliation({
      store: createReconciliationRepository(over),
      clock: money.clock,
      log: silentLog,
      breathe: async () => {},
      halt: async (report) => {
        halted.push(report);
      },
    });

  const trade = async (size: string) => {
    await money.writer.placeSpotOrder(seller, limit('SELL', '96000', size));
    await money.writer.placeSpotOrder(buyer, limit('BUY', '96000', size));
  };

  beforeAll(async () => {
    money = await startMoney(database());
    await fund(money, buyer, 'USDT', '1000000');
    await fund(money, seller, 'BTC', '10');
    await trade('0.1');
  });
  beforeEach(() => {
    halted.length = 0;
  });
  afterAll(() => money.writer.stop());

  it('finds nothing where nothing is wrong, and counts each posting once', async () => {
    await money.writer.placeSpotOrder(buyer, limit('BUY', '90000', '0.5'));
    const service = reconciliation();
    const first = await service.run(false);
    expect(first).toMatchObject({ differenceCount: 0, postings: 3 });
    expect(first.accounts).toBeGreaterThan(4);
    await trade('0.2');
    expect(await service.run(false)).toMatchObject({ differenceCount: 0, postings: 1 });
    expect(await service.run(true)).toMatchObject({ differenceCount: 0, postings: 4 });
    expect(service.last()).toMatchObject({ postings: 4 });
    expect(halted).toEqual([]);
  });

  it('gives no false alarm while the writer commits', async () => {
    const service = reconciliation();
    let isTrading = true;
    const trading = (async () => {
      while (isTrading) await Promise.all([trade('0.0001'), trade('0.0002'), trade('0.0003')]);
    })();
    for (let run = 0; run < 10; run += 1) expect(await service.run(run % 3 === 0)).toMatchObject({ differenceCount: 0 });
    isTrading = false;
    await trading;
  });

  it('stays true when retention merges postings, counted or not', async () => {
    const retention = createRetentionRepository(database());
    const service = reconciliation();
    await service.run(false);
    await trade('0.01');
    while ((await retention.compactPostings(FAR_FUTURE_MS, 100)) > 0);
    expect(await database().query('select id from ledger_postings where is_internal')).toEqual([]);
    expect(await service.run(false)).toMatchObject({ differenceCount: 0, postings: 0 });
    await trade('0.01');
    expect(await service.run(false)).toMatchObject({ differenceCount: 0, postings: 1 });
    expect(await service.run(true)).toMatchObject({ differenceCount: 0 });
  });

  it('gives no false alarm while retention merges and the writer commits', async () => {
    const retention = createRetentionRepository(database());
    const service = reconciliation();
    let isRunning = true;
    const during = async (work: () => Promise<unknown>) => {
      while (isRunning) await work();
    };
    const others = [during(() => trade('0.0001')), during(() => retention.compactPostings(FAR_FUTURE_MS, 7))];
    for (let run = 0; run < 30; run += 1) expect(await service.run(run % 5 === 0)).toMatchObject({ differenceCount: 0 });
    isRunning = false;
    await Promise.all(others);
  });

  it('sums every asset to zero in the trial balance', async () => {
    const rows = (await reconciliation().trialBalance()).filter(({ asset }) => asset === 'BTC');
    expect(rows.map(({ owner }) => owner).sort()).toEqual(['fees', 'issuance', 'user TRADE']);
    const sum = rows.reduce((total, { available, held }) => total + Number(available) + Number(held), 0);
    expect(Math.abs(sum)).toBeLessThan(1e-6);
  });

  it.each([
    ['a balance changed by hand', 'ENTRIES', 'accounts', 'available = available', 5],
    ['a held amount that is for nothing', 'HOLDS', 'accounts', 'held = held', 7],
    ['an order that reserves more than it holds', 'ORDERS', 'spot_orders', 'reserved = reserved', 9],
  ])('names %s and stops money', async (_name, kind, table, change, by) => {
    await money.writer.placeSpotOrder(buyer, limit('BUY', '90000', '0.1'));
    const whose = table === 'accounts' ? "owner_id = $1 and asset = 'USDT'" : "user_id = $1 and status = 'OPEN'";
    await database().query(`update ${table} set ${change} + ${by} where ${whose}`, [buyer.userId]);
    const report = await reconciliation().run(false);
    const found = report.differences.filter(({ kind: what }) => what === kind);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({ owner: `user:${buyer.userId} TRADE`, asset: 'USDT' });
    expect(halted).toEqual([report]);
    await database().query(`update ${table} set ${change} - ${by} where ${whose}`, [buyer.userId]);
    expect(await reconciliation().run(false)).toMatchObject({ differenceCount: 0 });
  });

  it('names an open order whose hold is gone, its account level otherwise', async () => {
    const { orderId } = await money.writer.placeSpotOrder(buyer, limit('BUY', '90000', '0.1'));
    const [hold] = await database().query<{ account_id: bigint; amount: bigint }>('delete from holds where reference = $1 returning *', [
      orderId,
    ]);
    const move = 'update accounts set held = held - $2::bigint, available = available + $2::bigint where id = $1::bigint';
    await database().query(move, [hold?.account_id, hold?.amount]);
    expect(await reconciliation().run(false)).toMatchObject({
      differenceCount: 1,
      differences: [{ kind: 'ORDERS', owner: `user:${buyer.userId} TRADE`, asset: 'USDT', expected: String(hold?.amount), found: '0' }],
    });
    await database().query(move, [hold?.account_id, -(hold?.amount ?? 0n)]);
    await database().query("insert into holds (owner_id, purpose, reference, account_id, amount) values ($1, 'order', $2, $3, $4)", [
      buyer.userId,
      orderId,
      hold?.account_id,
      hold?.amount,
    ]);
    expect(await reconciliation().run(false)).toMatchObject({ differenceCount: 0 });
  });

  it('finds an old entry that is missing in a full run', async () => {
    await reconciliation().run(false);
    const [row] = await database().query<{ posting_id: bigint; account_id: bigint; amount: bigint }>(
      `delete from ledger_entries where posting_id = 1 and amount > 0 returning *`,
    );
    expect(await reconciliation().run(false)).toMatchObject({ differenceCount: 0 });
    expect(await reconciliation().run(true)).toMatchObject({ differences: [{ kind: 'ENTRIES' }] });
    await database().query('insert into ledger_entries values ($1, $2, $3)', [row?.posting_id, row?.account_id, row?.amount]);
    expect(await reconciliation().run(true)).toMatchObject({ differenceCount: 0 });
  });
});
