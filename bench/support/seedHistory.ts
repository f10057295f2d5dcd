import type { Database } from '@/exchange/app/ports/database';
import { insertOrders, insertTrades } from '@/tests/support/manyOrders';

/** Half of all finished orders are this user's, the other half another one's. */
export const READER = 'growth-reader';
const STRANGER = 'growth-stranger';

const CHUNK = 20_000;

/** Who may own rows numbers them itself from the day accounts are opened by batches; before that the database does. */
async function hasAccountRange(database: Database): Promise<boolean> {
  return (await database.query(`select 1 from id_ranges where name = 'account'`)).length > 0;
}

// Each user has funds for two orders; the other side of it is issuance, so that everything still sums to zero.
const TRADERS = `insert into traders (user_id, account_type) select 'growth-' || n, 0 from generate_series($1::int, $2::int) n`;
const accounts = (numbered: boolean) => `
  insert into accounts (${numbered ? 'id, ' : ''}owner_type, owner_id, wallet, asset, available, held)
  select ${numbered ? '$4::bigint + n, ' : ''}'user', 'growth-' || n, 'TRADE', 'USDT', $3::bigint, 0 from generate_series($1::int, $2::int) n`;

// Resting bids well below the market, on a thousand prices of two markets: one in each for a user's two.
const OPEN_ORDERS = `
  insert into spot_orders (id, user_id, account_type, client_order_id, symbol, side, type, time_in_force, is_post_only,
    self_trade_prevention, price_ticks, lots, quote_size, filled_lots, filled_quote, fee_paid, reserved, status, close_reason, created_ms, updated_ms)
  select $1::bigint + n, 'growth-' || n % $4::int, 0, 'o' || n, s.symbol, 'BUY', 'LIMIT', 'GTC', false, 'CANCEL_TAKER',
         p.price_ticks, s.lots, null, 0, 0, 0, p.price_ticks * s.lots * s.worth, 'OPEN', null, $5::bigint + n, $5::bigint + n
    from generate_series($2::int, $3::int) n
    join (
      select m.symbol, row_number() over (order by m.symbol) - 1 as place, t.last_price_ticks,
             (m.price_increment * m.quantity_increment * 100000000)::bigint as worth,
             ceil(m.min_notional * 2 / (m.price_increment * m.quantity_increment * t.last_price_ticks))::bigint as lots
        from markets m join market_state t on t.symbol = m.symbol where m.symbol in ('BTC_USDT', 'ETH_USDT')
    ) s on s.place = n % 2
    cross join lateral (select (s.last_price_ticks * 0.92)::bigint - n % 1000 as price_ticks) p`;

const LIST_OPEN = `insert into spot_open_orders (user_id, order_id) select user_id, id from spot_orders where status = 'OPEN'`;
const HOLD_OPEN = `
  insert into holds (owner_id, purpose, reference, account_id, amount)
  select o.user_id, 'order', o.id::text, a.id, o.reserved from spot_orders o
    join accounts a on a.owner_type = 'user' and a.owner_id = o.user_id and a.wallet = 'TRADE' and a.asset = 'USDT' where o.status = 'OPEN'`;
const HELD = `
  update accounts a set held = h.reserved, available = a.available - h.reserved
    from (select user_id, sum(reserved) as reserved from spot_orders where status = 'OPEN' group by user_id) h
   where a.owner_type = 'user' and a.owner_id = h.user_id and a.wallet = 'TRADE' and a.asset = 'USDT'`;

export interface Population {
  users: number;
  openOrders: number;
  finishedOrders: number;
}

const FUNDS = 1_000_000_000_000n;

async function inChunks(count: number, insert: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) await insert(from, Math.min(from + CHUNK, count) - 1);
}

async function insertOpen(database: Database, users: number, openOrders: number, firstId: number, nowMs: number): Promise<void> {
  const background = database.lane('background');
  await inChunks(openOrders, (from, to) => background.query(OPEN_ORDERS, [firstId, from, to, Math.max(1, users), nowMs - openOrders]));
  // Open orders are listed in a table of their own, or by what is held for them.
  const [holds] = await database.query<{ found: string | null }>(`select to_regclass('holds')::text as found`);
  await background.query(holds?.found ? HOLD_OPEN : LIST_OPEN);
  await background.query(HELD);
}

/**
 * Users with funds, their open orders, and finished orders and trades of two busy accounts, made by the database itself. What was
 * posted for the finished ones is left out: nothing of what is measured reads it.
 */
export async function seedHistory(database: Database, { users, openOrders, finishedOrders }: Population, nowMs: number): Promise<void> {
  const background = database.lane('background');
  const isNumbered = await hasAccountRange(database);
  const firstAccount = 1_000_000;
  await inChunks(users, async (from, to) => {
    await background.query(TRADERS, [from, to]);
    await background.query(accounts(isNumbered), [from, to, FUNDS, ...(isNumbered ? [firstAccount] : [])]);
  });
  if (isNumbered) await database.query(`update id_ranges set next = $1 where name = 'account'`, [firstAccount + users]);
  const half = Math.floor(finishedOrders / 2);
  const startMs = nowMs - 2 * half * 1000;
  await insertOrders(database, { userId: READER, count: half, firstId: 1, startMs });
  await insertOrders(database, { userId: STRANGER, count: half, firstId: 1 + half, startMs });
  await insertTrades(database, { userId: READER, count: half, firstId: 1, startMs });
  await insertOpen(database, users, openOrders, 1 + 2 * half, nowMs);
  await database.query(`update id_ranges set next = $1 where name = 'order'`, [2 * half + openOrders + 1]);
  await database.query(`update id_ranges set next = $1 where name = 'trade'`, [half + 1]);
  // Candles contain these trades: a start counts only those that came after.
  await database.query(
    `insert into candle_progress (symbol, trade_id) select symbol, $1 from markets on conflict (symbol) do update set trade_id = excluded.trade_id`,
    [half],
  );
  for (const table of ['spot_orders', 'spot_closed_orders', 'spot_trades', 'accounts', 'traders'])
    await background.query(`analyze ${table}`);
}
