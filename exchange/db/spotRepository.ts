import type { OrderSide, OrderStatusFilter } from '@/domain/order/enums';
import type { Sql } from '../app/ports/database';
import type { FillRecord, SpotQueries } from '../app/spot/spotQueries';
import { orderRecordOf, type SpotOrderRow } from './spotOrderRows';

const STATUS_CONDITIONS: Record<OrderStatusFilter, string> = {
  OPEN: `status = 'OPEN'`,
  FILLED: `status = 'FILLED'`,
  FINISHED: `status <> 'OPEN'`,
  // Taken out before it was filled, by its owner or by a rule.
  CANCELED: `status in ('CANCELED', 'EXPIRED')`,
  ALL: 'true',
};

interface FillRow {
  id: bigint;
  symbol: string;
  price_ticks: bigint;
  lots: bigint;
  quote: bigint;
  taker_side: OrderSide;
  own_side: OrderSide;
  order_id: bigint;
  fee: bigint;
  at_ms: bigint;
}

const fillOf = (row: FillRow): FillRecord => ({
  tradeId: String(row.id),
  orderId: String(row.order_id),
  symbol: row.symbol,
  side: row.own_side,
  role: row.own_side === row.taker_side ? 'TAKER' : 'MAKER',
  priceTicks: Number(row.price_ticks),
  lots: Number(row.lots),
  quote: row.quote,
  fee: row.fee,
  atMs: Number(row.at_ms),
});

/** One side of the user's trades; both sides are merged by id, each read by its own index. */
const fillsOf = (side: OrderSide) => {
  const own = side === 'BUY' ? 'buy' : 'sell';
  const party = side === 'BUY' ? 'buyer' : 'seller';
  return `(select id, symbol, price_ticks, lots, quote, taker_side, '${side}' as own_side, ${own}_order_id as order_id, ${party}_fee as fee, at_ms
     from spot_trades
    where ${party}_id = $1 and ($2::text is null or symbol = $2) and ($3::bigint is null or ${own}_order_id = $3)
      and ($4::bigint is null or at_ms >= $4) and ($5::bigint is null or at_ms < $5) and ($6::bigint is null or id < $6)
    order by id desc limit $7::int)`;
};

const FILLS = `select * from (${fillsOf('BUY')} union all ${fillsOf('SELL')}) both_sides order by id desc limit $7::int`;

// Open orders are found by their own table: a user's history may be long.
const ORDERS = (status: OrderStatusFilter) => `
  select spot_orders.* from ${status === 'OPEN' ? 'spot_open_orders join spot_orders on id = order_id' : 'spot_orders'}
   where ${status === 'OPEN' ? 'spot_open_orders' : 'spot_orders'}.user_id = $1 and ${STATUS_CONDITIONS[status]} and ($2::text is null or symbol = $2) and ($3::text is null or side = $3)
     and ($4::bigint is null or created_ms >= $4) and ($5::bigint is null or created_ms < $5) and ($6::bigint is null or id < $6)
   order by id desc limit $7::int`;

const FEE_RATES = `
  select f.maker_ppm as "makerPpm", f.taker_ppm as "takerPpm" from fee_tiers f
   where f.tier = coalesce((select t.fee_tier from traders t where t.user_id = $1), 0)`;

const FEE_RATES_OF = `
  select g.user_id as "userId", f.maker_ppm as "makerPpm", f.taker_ppm as "takerPpm"
    from unnest($1::text[]) as g(user_id) left join traders t on t.user_id = g.user_id
    join fee_tiers f on f.tier = coalesce(t.fee_tier, 0)`;

const BALANCES = `
  select a.asset, s.scale, a.available, a.held from accounts a join assets s on s.asset = a.asset
   where a.owner_type = 'user' and a.owner_id = $1 and a.wallet = 'TRADE' order by s.sort desc, a.asset`;

/** Reads one user's trading, over either database. */
export function createSpotRepository(sql: Sql): SpotQueries {
  return {
    orders: async (userId, { symbol, side, status, fromTime, toTime, beforeId, limit }) => {
      const params = [userId, symbol, side, fromTime, toTime, beforeId, limit].map((value) => value ?? null);
      return (await sql.query<SpotOrderRow>(ORDERS(status), params)).map(orderRecordOf);
    },
    fills: async (userId, { symbol, orderId, fromTime, toTime, beforeId, limit }) => {
      const params = [userId, symbol, orderId, fromTime, toTime, beforeId, limit].map((value) => value ?? null);
      return (await sql.query<FillRow>(FILLS, params)).map(fillOf);
    },
    feeRates: async (userId) => {
      const [row] = await sql.query<{ makerPpm: number; takerPpm: number }>(FEE_RATES, [userId]);
      if (!row) throw new Error('the default fee tier is missing');
      return row;
    },
    feeRatesOf: async (userIds) => {
      const rows = await sql.query<{ userId: string; makerPpm: number; takerPpm: number }>(FEE_RATES_OF, [userIds]);
      return new Map(rows.map(({ userId, ...rates }) => [userId, rates]));
    },
    balances: (userId) => sql.query(BALANCES, [userId]),
  };
}
