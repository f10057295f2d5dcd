import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRetention } from '@/exchange/app/money/retention';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';
import { migrate } from '@/exchange/db/migrate';
import { migrations } from '@/exchange/db/migrations/index';
import { createRetentionRepository } from '@/exchange/db/money/retentionRepository';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { emptyImage } from '../support/pgliteImage';

const SCHEMA_BEFORE = 7;
const NOW_MS = 1_763_700_000_000;

/** Two house accounts that trade once, a user's funds, and the two postings behind them, as the version before wrote them. */
const ROWS_BEFORE = `
  insert into assets values ('BTC', 'Bitcoin', 8, false, true, 2), ('USDT', 'Tether', 8, false, true, 1);
  insert into markets values ('BTC_USDT', 'BTC', 'USDT', 0.1, 0.00001, 0.00001, 100, 1, 0.1, 'TRADING', '{}', 1, 1);
  insert into market_state values ('BTC_USDT', 1, 1, 10);
  insert into fee_tiers values (0, 1000, 1000);
  insert into traders (user_id, account_type) values ('1', 2), ('2', 2), ('3', 0);
  insert into accounts (id, owner_type, owner_id, wallet, asset, available) overriding system value values
    (101, 'system', 'issuance', 'SYSTEM', 'USDT', -700), (102, 'user', '3', 'TRADE', 'USDT', 700),
    (103, 'user', '1', 'TRADE', 'BTC', 0), (104, 'user', '2', 'TRADE', 'BTC', 0);
  insert into ledger_postings values (1, 'test.fund', 'a', false, 1), (2, 'spot.trade', '1', true, 1), (3, 'spot.trade', '2', true, 1);
  insert into ledger_entries values (1, 101, -700), (1, 102, 700), (2, 103, 5), (2, 104, -5), (3, 103, -5), (3, 104, 5);
  insert into spot_orders values
    (1, '1', 2, 'a', 'BTC_USDT', 'BUY', 'LIMIT', 'GTC', false, 'CANCEL_TAKER', 10, 5, null, 5, 50, 0, 0, 'FILLED', null, 1, 1),
    (2, '2', 2, 'b', 'BTC_USDT', 'SELL', 'LIMIT', 'GTC', false, 'CANCEL_TAKER', 10, 5, null, 5, 50, 0, 0, 'FILLED', null, 1, 1);
  insert into spot_trades values (1, 'BTC_USDT', 10, 5, 50, 'BUY', '1', '2', 1, 2, 0, 0, true, 1);
  insert into candle_progress (symbol, trade_id) values ('BTC_USDT', 1)`;

describe('a data folder of the version before', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'upgrade-test-'));
    const database = await openPglite(folder, { flush: 'off', image: await emptyImage() });
    await migrate(
      database,
      migrations.filter(({ version }) => version <= SCHEMA_BEFORE),
    );
    for (const statement of ROWS_BEFORE.split(';')) await database.query(statement);
    await database.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('opens, migrates on, keeps every sum, and what is old goes', async () => {
    const database = await openPglite(folder);
    try {
      expect(await migrate(database)).toEqual(migrations.flatMap(({ version }) => (version > SCHEMA_BEFORE ? [version] : [])));
      await expectLedgerHolds(database);
      const store = createRetentionRepository(database);
      const report = await runRetention({ store, clock: { now: () => NOW_MS }, breathe: async () => {} });
      // The last trades of a market stay.
      expect(report).toEqual({ orders: 2, trades: 0, postings: 2 });
      await expectLedgerHolds(database);
      expect(await database.query('select available from accounts where id = 102')).toEqual([{ available: 700n }]);
    } finally {
      await database.close();
    }
  });
});
