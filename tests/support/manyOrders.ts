import type { Database } from '@/exchange/app/ports/database';

/** Orders of one user, made by the database itself: `share` of them (every n-th) are of another kind than the rest. */
export interface OrderHistory {
  userId: string;
  /** How many; the first has this id, and they are one second apart. */
  count: number;
  firstId: number;
  startMs: number;
  /** Every n-th order is in another market, on the other side, filled; 1 is the only one of its kind. */
  rareEvery?: number;
}

// Most are bought in one market and taken back; what is rare is what a reader of a filtered history looks for.
const ORDERS = `
  with written as (
  insert into spot_orders (id, user_id, account_type, client_order_id, symbol, side, type, time_in_force, is_post_only,
    self_trade_prevention, price_ticks, lots, quote_size, filled_lots, filled_quote, fee_paid, reserved, status, close_reason, created_ms, updated_ms)
  select $2::bigint + n, $1::text, 0, 'h' || $2::bigint + n, case when n % ($5::int * 3) = 0 then 'ETH_USDT' else 'BTC_USDT' end,
         case when n % ($5::int * 2) = 0 then 'SELL' else 'BUY' end, 'LIMIT', 'GTC', false, 'CANCEL_TAKER', 900000, 100, null,
         case when n % $5::int = 0 then 100 else 0 end, case when n % $5::int = 0 then 90000000 else 0 end, 0, 0,
         case when n % $5::int = 0 then 'FILLED' else 'CANCELED' end, case when n % $5::int = 0 then null else 'USER' end,
         $4::bigint + n * 1000, $4::bigint + n * 1000
    from generate_series(0, $3::int - 1) n
  returning *)
  insert into spot_closed_orders (user_id, symbol, is_buy, is_filled, created_ms, order_id)
  select user_id, symbol, side = 'BUY', status = 'FILLED', created_ms, id from written`;

// A trade for every order, bought of a stranger; the rare ones are sold, in another market.
const TRADES = `
  insert into spot_trades (id, symbol, price_ticks, lots, quote, taker_side, buyer_id, seller_id, buy_order_id, sell_order_id,
    buyer_fee, seller_fee, is_internal, at_ms)
  select $2::bigint + n, case when n % ($5::int * 3) = 0 then 'ETH_USDT' else 'BTC_USDT' end, 900000, 100, 90000000, 'BUY',
         case when n % $5::int = 0 then 'stranger' else $1::text end, case when n % $5::int = 0 then $1::text else 'stranger' end,
         $2::bigint + n, $2::bigint + n, 100, 100, false, $4::bigint + n * 1000
    from generate_series(0, $3::int - 1) n`;

const CHUNK = 50_000;

async function insert(database: Database, text: string, history: OrderHistory): Promise<void> {
  const { userId, count, firstId, startMs, rareEvery = 1_000 } = history;
  for (let from = 0; from < count; from += CHUNK) {
    const size = Math.min(CHUNK, count - from);
    await database.lane('background').query(text, [userId, firstId + from, size, startMs + from * 1000, rareEvery]);
  }
}

/** Finished orders of one user, without the money that moved: for readers only. */
export const insertOrders = (database: Database, history: OrderHistory): Promise<void> => insert(database, ORDERS, history);

/** As many trades of one user. */
export const insertTrades = (database: Database, history: OrderHistory): Promise<void> => insert(database, TRADES, history);
