import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { insertOrders } from '../support/manyOrders';
import { explaining } from '../support/queryPlans';
import { describeOnEachDatabase } from '../support/testDatabase';

const COUNT = 4_000;
const FEW_ROWS = 20;

// What was done before is asked while others wait, and of tables nobody has counted yet: a plan made for a few rows must do for millions.
describeOnEachDatabase('what was done before', (database) => {
  beforeAll(async () => {
    await insertOrders(database(), { userId: '700001', count: COUNT, firstId: 1, startMs: 0 });
    await database().query(
      `insert into ledger_postings (id, kind, reference, is_internal, at_ms) select 1000000 + n, 'deposit', 'd' || n, false, 0 from generate_series(1, $1::int) n`,
      [COUNT],
    );
    await database().query(
      `insert into transfers (id, user_id, client_transfer_id, asset, amount, from_wallet, to_wallet, at_ms)
       select n, '700001', 't' || n, 'USDT', 1, 'MAIN', 'TRADE', 0 from generate_series(1, $1::int) n`,
      [COUNT],
    );
  });

  it('is found without reading what it is among', async () => {
    const { sql, figures } = explaining(database());
    const store = createMoneyRepository(sql);
    const names = [
      { userId: '700001', clientOrderId: 'h7' },
      { userId: '700001', clientOrderId: 'nobody' },
      { userId: '700002', clientOrderId: 'h7' },
    ];
    expect(await store.findNames(names)).toEqual([{ userId: '700001', clientOrderId: 'h7', orderId: '7' }]);
    const postings = [
      { kind: 'deposit', reference: 'd7' },
      { kind: 'deposit', reference: 'h7' },
      { kind: 'withdrawal', reference: 'd7' },
    ];
    expect(await store.findPostings(postings)).toEqual([{ kind: 'deposit', reference: 'd7' }]);
    const transfers = [
      { userId: '700001', clientTransferId: 't7' },
      { userId: '700002', clientTransferId: 't7' },
    ];
    expect(await store.findTransfers(transfers)).toMatchObject([{ userId: '700001', clientTransferId: 't7', transferId: '7' }]);
    for (const { scanned, rows } of figures) {
      expect(scanned).toEqual([]);
      expect(rows).toBeLessThan(FEW_ROWS);
    }
    expect(figures).toHaveLength(3);
  });

  it('is read of a user with few names to the last, and of one with many no further than asked', async () => {
    const store = createMoneyRepository(database());
    await insertOrders(database(), { userId: '700003', count: 3, firstId: 50_000, startMs: 0 });
    const read = await store.namesOf(['700001', '700003', '700004'], 10);
    const of = (userId: string) => read.filter((name) => name.userId === userId);
    expect(of('700001')).toHaveLength(10);
    expect(of('700003').map(({ orderId }) => orderId)).toEqual(['50000', '50001', '50002']);
    expect(of('700004')).toEqual([]);
  });
});
