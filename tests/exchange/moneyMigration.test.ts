import type { Database } from '@/exchange/app/ports/database';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';
import { migrate } from '@/exchange/db/migrate';
import { migrations } from '@/exchange/db/migrations/index';
import { emptyImage } from '../support/pgliteImage';

/** The last version whose orders could share a name and whose holds were known by the orders alone. */
const BEFORE = 7;

const OLD_DATA = `
  insert into assets (asset, name, scale, is_fiat, sort) values ('BTC', 'Bitcoin', 8, false, 1), ('USDT', 'Tether', 8, false, 2);
  insert into markets values ('BTC_USDT', 'BTC', 'USDT', 0.1, 0.00001, 0.00001, 500, 5, 0.1, 'TRADING', '{}', 0, 0);
  insert into market_state values ('BTC_USDT', 3, 7, 964821);
  insert into fee_tiers values (0, 800, 1000);
  insert into traders values ('7', 0, 0);
  insert into accounts (owner_type, owner_id, wallet, asset, available, held) values
    ('system', 'issuance', 'SYSTEM', 'USDT', -100000000000, 0), ('user', '7', 'TRADE', 'USDT', 91000000000, 9000000000);
  insert into spot_orders select n, '7', 0, 'same', 'BTC_USDT', 'BUY', 'LIMIT', 'GTC', false, 'CANCEL_TAKER', 900000, 100, null, 0, 0, 0,
    case n when 2 then 9000000000 else 0 end, case n when 2 then 'OPEN' else 'CANCELED' end, null, 0, 0 from generate_series(1, 3) n;
  insert into spot_open_orders values ('7', 2);
`;

describe('data of the version before holds', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPglite(undefined, { image: await emptyImage() });
    await migrate(
      database,
      migrations.filter(({ version }) => version <= BEFORE),
    );
    for (const statement of OLD_DATA.split(';\n').filter((text) => text.trim() !== '')) await database.query(statement);
    await migrate(database);
  });
  afterAll(() => database.close());

  it('keeps the newest order of a name, and the older ones under names of their own', async () => {
    const rows = await database.query('select id, client_order_id from spot_orders order by id');
    expect(rows).toEqual([
      { id: 1n, client_order_id: 'same~1' },
      { id: 2n, client_order_id: 'same~2' },
      { id: 3n, client_order_id: 'same' },
    ]);
  });

  it('has a hold for each open order, which still is in the list of open orders, at the rates of its owner', async () => {
    expect(await database.query('select owner_id, purpose, reference, amount from holds')).toEqual([
      { owner_id: '7', purpose: 'order', reference: '2', amount: 90_00000000n },
    ]);
    expect(await database.query('select * from spot_open_orders')).toEqual([{ user_id: '7', order_id: 2n }]);
    expect(await database.query('select maker_ppm, taker_ppm from spot_orders order by id')).toEqual([
      { maker_ppm: 0, taker_ppm: 0 },
      { maker_ppm: 800, taker_ppm: 1000 },
      { maker_ppm: 0, taker_ppm: 0 },
    ]);
  });

  it('goes on with new accounts behind the old ones', async () => {
    const [range] = await database.query<{ next: bigint }>("select next from id_ranges where name = 'account'");
    expect(range?.next).toBe(3n);
  });
});
